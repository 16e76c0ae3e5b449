/** Reads a hand for a question about one count, such as fu. */

import { scoreOf } from '../../puzzles/whole-hands.ts';
import { type ReadByRules, wholeHand } from '../boards/board-claim.ts';
import { boardForm } from '../boards/board-form.ts';
import { need } from '../boards/won.ts';
import type { CountedHand } from '../parts/count-of.ts';

function read(board: ReadByRules): CountedHand {
  const hand = wholeHand(board);
  const { ruleset, table } = board.generator;
  return need(board, scoreOf(hand, ruleset, table) === null ? null : { hand });
}

export default boardForm({ read, keyOf: (answer) => [answer.split(' ')[0] ?? ''] });
