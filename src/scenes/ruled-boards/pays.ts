/** A hand that has won, and who pays for it. */
import { type WonHand, wonWith } from '../../puzzles/concepts/pays/index.ts';
import { type ReadByRules, wholeHand } from '../board-claim.ts';
import { need, randomOf } from './won.ts';

export const read = (given: ReadByRules): WonHand =>
  need(given, wonWith(wholeHand(given), given.generator, randomOf(given)));
