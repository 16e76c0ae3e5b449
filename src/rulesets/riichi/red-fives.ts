/**
 * Red fives: some fives are red. They play as ordinary fives and add 1 han each to a winning hand (rule `red-fives`).
 */
import type { Chosen } from '../../engine/game.ts';
import type { ScoreLine } from '../../engine/score.ts';
import type { WinToScore } from '../../engine/scoring.ts';
import {
  DOTS,
  kindsFrom,
  PLAYED,
  RED_FIVES,
  SUITS,
  sortTiles,
  suitedKind,
  type TileSet,
  tileSet,
} from '../../engine/tiles.ts';

const COPIES = 4;

/** The tile set of this table: one red five per suit; with four red fives, two of dots. */
export function tilesFor(chosen: Chosen): TileSet {
  const all = tileSet([kindsFrom(0, PLAYED), COPIES]);
  const count = Number(chosen['red-fives'] ?? 0);
  if (count === 0) return all;
  const set = [...all];
  for (const suit of SUITS) {
    const reds = suit === DOTS ? count - (SUITS.length - 1) : 1;
    set[suitedKind(suit, 5)] = COPIES - reds;
    set[RED_FIVES + suit] = reds;
  }
  return set;
}

/** One han per red five in the hand. */
export const redFives = (chosen: Chosen, { scoringHand: { reds = [] } }: WinToScore): readonly ScoreLine[] =>
  chosen['red-fives'] && reds.length > 0
    ? [{ pattern: 'red-fives', worth: reds.length, of: 'han', tiles: sortTiles(reds) }]
    : [];
