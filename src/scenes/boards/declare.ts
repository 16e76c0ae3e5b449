/** A hand with one tile too many, the last one drawn. */
import type { Declarable } from '../../puzzles/concepts/declare/index.ts';
import { type ReadBoard, wholeHand } from '../board-claim.ts';

/** How many tiles are left to draw. */
const LEFT = 40;

export function read(board: ReadBoard): Declarable {
  const { seat, concealed, melds, winning } = wholeHand({ ...board, by: 'draw' });
  return { seat, concealed, melds, drawn: winning, left: LEFT };
}
