/** Reads a whole hand with the drawn tile, for the question whether to declare. */

import { type ReadBoard, wholeHand } from '../boards/board-claim.ts';
import { boardForm, TILES_NAMED } from '../boards/board-form.ts';
import type { Declarable } from './rules.ts';

/** Tiles left in the wall. Fixed: enough that the wall's end plays no part. */
const WALL_TILES = 40;

function read(board: ReadBoard): Declarable {
  const { seat, concealed, melds, winning } = wholeHand({ ...board, by: 'draw' });
  return { seat, concealed, melds, drawn: winning, left: WALL_TILES };
}

export default boardForm({ read, ...TILES_NAMED });
