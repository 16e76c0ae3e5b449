/** Reads an action that may be allowed or refused. */
import { parseAction } from '../../notation/lines.ts';
import type { TriedAction } from '../../puzzles/concepts/may/attempt.ts';
import { parseAt } from '../read-hand.ts';
import { momentIn, type ReadBoard } from './board-claim.ts';

/** Reads the action at a moment of a scene, with the rules offered as reasons. */
export function read(board: ReadBoard): TriedAction {
  const { rules = [], place } = board;
  const { table, since } = momentIn(board);
  const action = parseAt(place, () => parseAction(board.try ?? '', table.dealer));
  return { table, since, action, rules };
}
