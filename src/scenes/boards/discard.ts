/** Reads a whole hand, for the question which tile to discard. */
import type { Full } from '../../puzzles/concepts/discard/index.ts';
import { handIn, type ReadBoard } from './board-claim.ts';

export function read(board: ReadBoard): Full {
  const { seat, concealed, melds } = handIn(board, 0);
  return { seat, concealed, melds };
}
