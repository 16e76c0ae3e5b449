/**
 * What a whole hand must have beside its shape. The first two ask the same of every reading. A hand that lacks
 * something is told every kind of tile that would mend it.
 */
import type { Constraint, ScoringHand } from '../../engine/ruleset.ts';
import {
  isDragon,
  isOuter,
  type Kind,
  kindsFrom,
  PLAYED,
  SUITED,
  SUITS,
  suitOf,
} from '../../engine/tiles.ts';

/** Whether any tile of the hand, melds included, is such a tile. */
function hasAny(hand: ScoringHand, is: (kind: Kind) => boolean): boolean {
  for (let kind = 0; kind < PLAYED; kind++) if (hand.counts[kind] !== 0 && is(kind)) return true;
  return hand.melds.some((meld) => meld.tiles.some(is));
}

const hasSuit = (hand: ScoringHand, suit: number): boolean => hasAny(hand, (kind) => suitOf(kind) === suit);
const hasAllSuits = (hand: ScoringHand): boolean => SUITS.every((suit) => hasSuit(hand, suit));

const hasYaoJiu = (hand: ScoringHand): boolean => hasAny(hand, isOuter);

/** `three-suits`: at least one tile of each suit. Concerns every tile of the suits that are missing. */
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

/** `yao-jiu`: at least one 1, 9 or honour. Concerns every one of them. */
export const yaoJiu: Constraint = {
  rule: 'yao-jiu',
  holds: (_reading, hand) => hasYaoJiu(hand),
  concerns: () => kindsFrom(0, PLAYED).filter(isOuter),
  asks: { needs: [{ tile: kindsFrom(0, PLAYED).filter(isOuter) }] },
  asksAnyShape: true,
};

/** `free-pairs`: the same, and seven pairs do not need it. */
export const exceptPairs = ({ asksAnyShape: _any, ...condition }: Constraint): Constraint => ({
  ...condition,
  holds: (reading, hand, how) => reading.shape === 'seven-pairs' || condition.holds(reading, hand, how),
});

/** `triplet-or-dragon-pair`: a pung or kong somewhere, or a pair of dragons; seven pairs need neither. */
export const tripletOrDragonPair: Constraint = {
  rule: 'triplet-or-dragon-pair',
  holds: (reading, hand) =>
    reading.shape === 'seven-pairs' ||
    (reading.pair !== null && isDragon(reading.pair)) ||
    hand.melds.some((meld) => meld.kind !== 'chow') ||
    reading.sets.some((set) => set.kind === 'pung'),
  concerns: ({ pair }) => (pair === null ? [] : [pair, pair]),
  asks: { needs: [{ pung: kindsFrom(0, PLAYED), pair: kindsFrom(0, PLAYED).filter(isDragon) }] },
};
