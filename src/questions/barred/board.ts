/** Reads a board about a winning tile and the rules that may bar the win. */

import { type ReadByRules, wholeHand } from '../boards/board-claim.ts';
import { boardForm } from '../boards/board-form.ts';
import { read as offered } from '../pass/board.ts';
import { type BarredTile, barringRules } from './rules.ts';

function read(board: ReadByRules): BarredTile {
  const { hand, ...more } = offered(board);
  const { from } = wholeHand(board);
  return { ...more, hand: { ...hand, from }, rules: barringRules(board.generator) };
}

export default boardForm({ read });
