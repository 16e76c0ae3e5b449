/** Reads a winning hand for the question who pays for it. */
import { type WonHand, wonWith } from '../../puzzles/concepts/pays/index.ts';
import { type ReadByRules, wholeHand } from '../boards/board-claim.ts';
import { need, randomOf } from './won.ts';

export const read = (board: ReadByRules): WonHand =>
  need(board, wonWith(wholeHand(board), board.generator, randomOf(board)));
