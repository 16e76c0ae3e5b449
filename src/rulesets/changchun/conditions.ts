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
function hasAny(held: ScoringHand, is: (kind: Kind) => boolean): boolean {
  for (let kind = 0; kind < PLAYED; kind++) if (held.counts[kind] !== 0 && is(kind)) return true;
  return held.melds.some((meld) => meld.tiles.some(is));
}

const hasSuit = (held: ScoringHand, suit: number): boolean => hasAny(held, (kind) => suitOf(kind) === suit);
const hasAllSuits = (held: ScoringHand): boolean => SUITS.every((suit) => hasSuit(held, suit));

const hasYaoJiu = (held: ScoringHand): boolean => hasAny(held, isOuter);

/** `three-suits`: at least one tile of each suit. Concerns every tile of the suits that are missing. */
export const threeSuits: Constraint = {
  rule: 'three-suits',
  holds: (_reading, held) => hasAllSuits(held),
  concerns: (_reading, held) => {
    const missing = SUITS.filter((suit) => !hasSuit(held, suit));
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
  holds: (_reading, held) => hasYaoJiu(held),
  concerns: () => kindsFrom(0, PLAYED).filter(isOuter),
  asks: { needs: [{ tile: kindsFrom(0, PLAYED).filter(isOuter) }] },
  asksAnyShape: true,
};

/** `free-pairs`: the same, and seven pairs do not need it. */
export const exceptPairs = ({ asksAnyShape: _any, ...condition }: Constraint): Constraint => ({
  ...condition,
  holds: (reading, held, how) => reading.shape === 'seven-pairs' || condition.holds(reading, held, how),
});

/** `triplet-or-dragon-pair`: a pung or kong somewhere, or a pair of dragons; seven pairs need neither. */
export const tripletOrDragonPair: Constraint = {
  rule: 'triplet-or-dragon-pair',
  holds: (reading, held) =>
    reading.shape === 'seven-pairs' ||
    (reading.pair !== null && isDragon(reading.pair)) ||
    held.melds.some((meld) => meld.kind !== 'chow') ||
    reading.sets.some((set) => set.kind === 'pung'),
  concerns: ({ pair }) => (pair === null ? [] : [pair, pair]),
  asks: { needs: [{ pung: kindsFrom(0, PLAYED), pair: kindsFrom(0, PLAYED).filter(isDragon) }] },
};
