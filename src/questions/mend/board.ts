/** Reads a whole hand that does not win and could win with one tile exchanged. */
import type { NonWinningHand } from '../../puzzles/proof/exchanges.ts';
import { handIn, type ReadBoard, roundOf } from '../boards/board-claim.ts';
import { boardForm } from '../boards/board-form.ts';

function read(board: ReadBoard): NonWinningHand {
  const { seat, concealed, melds } = handIn(board, 0);
  return { seat, concealed, melds, ...roundOf(board) };
}

export default boardForm({ read, isPartial: true });
