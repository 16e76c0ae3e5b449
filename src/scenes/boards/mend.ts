/** A hand that one other tile would mend. */
import type { NonWinningHand } from '../../puzzles/proof/exchanges.ts';
import { handIn, type ReadBoard, roundOf } from '../board-claim.ts';

export function read(board: ReadBoard): NonWinningHand {
  const { seat, concealed, melds } = handIn(board, 0);
  return { seat, concealed, melds, ...roundOf(board) };
}
