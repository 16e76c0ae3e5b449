/** Reads a whole hand, for the question which tile to discard. */

import { handIn, type ReadBoard } from '../boards/board-claim.ts';
import { boardForm, TILES_NAMED } from '../boards/board-form.ts';
import type { FullHand } from './rules.ts';

function read(board: ReadBoard): FullHand {
  const { seat, concealed, melds } = handIn(board, 0);
  return { seat, concealed, melds };
}

export default boardForm({ read, ...TILES_NAMED });
