/** Reads a board about a winning tile and the rules that may bar the win. */
import { type BarredTile, barringRules } from '../../puzzles/concepts/barred/index.ts';
import { type ReadByRules, wholeHand } from '../boards/board-claim.ts';
import { read as offered } from './pass.ts';

export function read(board: ReadByRules): BarredTile {
  const { hand, ...more } = offered(board);
  const { from } = wholeHand(board);
  return { ...more, hand: { ...hand, from }, rules: barringRules(board.generator) };
}
