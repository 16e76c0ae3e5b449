/** Reads a whole hand that does not win and could win with one tile exchanged. */
import type { NonWinningHand } from '../../puzzles/proof/exchanges.ts';
import { handIn, type ReadBoard, roundOf } from './board-claim.ts';

export function read(board: ReadBoard): NonWinningHand {
  const { seat, concealed, melds } = handIn(board, 0);
  return { seat, concealed, melds, ...roundOf(board) };
}
