/**
 * Constraints on a whole hand beside its shape. The first two are the same for every reading. A refusal lists every
 * kind of tile that would satisfy them.
 */
import type { Constraint } from '../../engine/scoring.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import {
  isDragon,
  isOuter,
  type Kind,
  kindsFrom,
  OUTER_KINDS,
  PLAYED,
  PLAYED_KINDS,
  SUITED,
  SUITS,
  suitOf,
} from '../../engine/tiles.ts';

/** Does the hand, melds included, have any such tile? */
function hasAny(hand: ScoringHand, is: (kind: Kind) => boolean): boolean {
  for (let kind = 0; kind < PLAYED; kind++) if (hand.counts[kind] !== 0 && is(kind)) return true;
  return hand.melds.some((meld) => meld.tiles.some(is));
}

const hasSuit = (hand: ScoringHand, suit: number): boolean => hasAny(hand, (kind) => suitOf(kind) === suit);
const hasAllSuits = (hand: ScoringHand): boolean => SUITS.every((suit) => hasSuit(hand, suit));

const hasYaoJiu = (hand: ScoringHand): boolean => hasAny(hand, isOuter);

/** At least one tile of each suit (rule `three-suits`). It concerns every tile of the missing suits. */
export const threeSuits: Constraint = {
  rule: 'three-suits',
  holds: (_reading, hand) => hasAllSuits(hand),
  concerns: (_reading, hand) => {
    const missing = SUITS.filter((suit) => !hasSuit(hand, suit));
    return kindsFrom(0, SUITED).filter((kind) => missing.some((suit) => suitOf(kind) === suit));
  },
  asks: {
    needs: SUITS.map((suit) => ({ tile: kindsFrom(0, SUITED).filter((kind) => suitOf(kind) === suit) })),
  },
  asksAnyShape: true,
};

/** At least one 1, 9 or honour (rule `yao-jiu`). It concerns every such kind. */
export const yaoJiu: Constraint = {
  rule: 'yao-jiu',
  holds: (_reading, hand) => hasYaoJiu(hand),
  concerns: () => OUTER_KINDS,
  asks: { needs: [{ tile: OUTER_KINDS }] },
  asksAnyShape: true,
};

/** The same constraint, but seven pairs are exempt (rule `free-pairs`). */
export const exceptPairs = ({ asksAnyShape: _any, ...condition }: Constraint): Constraint => ({
  ...condition,
  holds: (reading, hand, how) => reading.shape === 'seven-pairs' || condition.holds(reading, hand, how),
});

/** A pung or kong, or a pair of dragons; seven pairs need neither (rule `triplet-or-dragon-pair`). */
export const tripletOrDragonPair: Constraint = {
  rule: 'triplet-or-dragon-pair',
  holds: (reading, hand) =>
    reading.shape === 'seven-pairs' ||
    (reading.pair !== null && isDragon(reading.pair)) ||
    hand.melds.some((meld) => meld.kind !== 'chow') ||
    reading.sets.some((set) => set.kind === 'pung'),
  concerns: ({ pair }) => (pair === null ? [] : [pair, pair]),
  asks: { needs: [{ pung: PLAYED_KINDS, pair: PLAYED_KINDS.filter(isDragon) }] },
};
