/** Reads a whole hand with the drawn tile, for the question whether to declare. */
import type { Declarable } from '../../puzzles/concepts/declare/index.ts';
import { type ReadBoard, wholeHand } from './board-claim.ts';

/** Tiles left in the wall. Fixed: enough that the wall's end plays no part. */
const WALL_TILES = 40;

export function read(board: ReadBoard): Declarable {
  const { seat, concealed, melds, winning } = wholeHand({ ...board, by: 'draw' });
  return { seat, concealed, melds, drawn: winning, left: WALL_TILES };
}
