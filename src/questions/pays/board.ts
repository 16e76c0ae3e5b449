/** Reads a winning hand for the question who pays for it. */

import { type ReadByRules, wholeHand } from '../boards/board-claim.ts';
import { boardForm } from '../boards/board-form.ts';
import { need, randomOf } from '../boards/won.ts';
import { type WonHand, wonWith } from './rules.ts';

const read = (board: ReadByRules): WonHand =>
  need(board, wonWith(wholeHand(board), board.generator, randomOf(board)));

export default boardForm({ read });
