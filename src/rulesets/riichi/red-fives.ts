/** `red-fives`: some fives of the set are red. Each is a five like the others, and worth 1 han in a hand that wins. */
import type { Chosen } from '../../engine/game.ts';
import { inOrder } from '../../engine/hands.ts';
import type { WinToScore } from '../../engine/ruleset.ts';
import type { ScoreLine } from '../../engine/score.ts';
import {
  DOTS,
  kindsFrom,
  PLAYED,
  RED_FIVES,
  SUITS,
  suited,
  type TileSet,
  tileSet,
} from '../../engine/tiles.ts';

const COPIES = 4;

/** The tiles of this table: one five of each suit is red, or, with four red ones, two of dots. */
export function tilesFor(chosen: Chosen): TileSet {
  const all = tileSet([kindsFrom(0, PLAYED), COPIES]);
  const count = Number(chosen['red-fives'] ?? 0);
  if (count === 0) return all;
  const set = [...all];
  for (const suit of SUITS) {
    const reds = suit === DOTS ? count - (SUITS.length - 1) : 1;
    set[suited(suit, 5)] = COPIES - reds;
    set[RED_FIVES + suit] = reds;
  }
  return set;
}

/** One han for each red five of the hand. */
export const redFives = ({ scoringHand: { reds = [] } }: WinToScore): readonly ScoreLine[] =>
  reds.length > 0 ? [{ pattern: 'red-fives', worth: reds.length, of: 'han', tiles: inOrder(reds) }] : [];
