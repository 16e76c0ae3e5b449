/** Reads a hand for a question about one count, such as fu. */

import type { CountedHand } from '../../puzzles/count-of.ts';
import { scoreOf } from '../../puzzles/whole-hands.ts';
import { type ReadByRules, wholeHand } from '../boards/board-claim.ts';
import { need } from './won.ts';

export function read(board: ReadByRules): CountedHand {
  const hand = wholeHand(board);
  const { ruleset, table } = board.generator;
  return need(board, scoreOf(hand, ruleset, table) === null ? null : { hand });
}
