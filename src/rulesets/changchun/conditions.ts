/** What a whole hand must have beside its shape. The first two ask the same of every reading. */
import type { Constraint, Held } from '../../engine/ruleset.ts';
import { isDragon, isHonour, isTerminal, type Kind, PLAYED, SUITED } from '../../engine/tiles.ts';

/** Whether any tile of the hand, melds included, is such a tile. */
function hasAny(held: Held, is: (kind: Kind) => boolean): boolean {
  for (let kind = 0; kind < PLAYED; kind++) if (held.counts[kind] !== 0 && is(kind)) return true;
  return held.melds.some((meld) => meld.tiles.some(is));
}

const hasAllSuits = (held: Held): boolean =>
  hasAny(held, (kind) => kind < 9) &&
  hasAny(held, (kind) => kind >= 9 && kind < 18) &&
  hasAny(held, (kind) => kind >= 18 && kind < SUITED);

const hasYaoJiu = (held: Held): boolean => hasAny(held, (kind) => isTerminal(kind) || isHonour(kind));

/** `three-suits`: at least one tile of each suit. */
export const threeSuits: Constraint = {
  rule: 'three-suits',
  holds: (_reading, held) => hasAllSuits(held),
  overall: hasAllSuits,
};

/** `yao-jiu`: at least one 1, 9 or honour. */
export const yaoJiu: Constraint = {
  rule: 'yao-jiu',
  holds: (_reading, held) => hasYaoJiu(held),
  overall: hasYaoJiu,
};

/** `triplet-or-dragon-pair`: a pung or kong somewhere, or a pair of dragons; seven pairs need neither. */
export const tripletOrDragonPair: Constraint = {
  rule: 'triplet-or-dragon-pair',
  holds: (reading, held) =>
    reading.shape === 'seven-pairs' ||
    (reading.pair !== null && isDragon(reading.pair)) ||
    held.melds.some((meld) => meld.kind !== 'chow') ||
    reading.sets.some((set) => set.kind === 'pung'),
  concerns: ({ pair }) => (pair === null ? [] : [pair, pair]),
};
