/** A hand that has won, and who pays for it. */
import { type Won, wonWith } from '../../puzzles/concepts/pays/index.ts';
import { need, type Read, randomOf, wholeHand } from '../board-claim.ts';

export const read = (given: Read): Won => need(given, wonWith(wholeHand(given), given.room, randomOf(given)));
