/** The history of a hand as frames. */
import type { Phase } from '../engine/table.ts';
import { addFrame, type History, shownIn } from '../machines/history.ts';
import {
  advanceTable,
  type Frame,
  type JudgedMove,
  type TableMachine,
  type TableSnapshot,
} from '../machines/table.ts';

export {
  addFrame,
  cutOff,
  goTo,
  type History,
  historyOf,
  isLive,
  shownIn,
} from '../machines/history.ts';

/** A hand's frames. Each frame is a snapshot of the table machine. */
export type TableHistory = History<TableSnapshot>;

/** The frame shown. */
export const frameAt = (history: TableHistory): Frame => shownIn(history).context;

/** Has the hand ended at the frame shown? */
export const isOver = (history: TableHistory): boolean => frameAt(history).table.stage.phase === 'ended';

/**
 * Makes a move at the frame shown.
 * @throws Error if it is refused, as its verdict says beforehand
 */
export function makeMove(machine: TableMachine, history: TableHistory, move: JudgedMove): TableHistory {
  const next = advanceTable(machine, shownIn(history), move);
  const { refusal } = next.context;
  if (refusal === null) return addFrame(history, next);
  const what = move === 'referee' ? move : JSON.stringify(move.action);
  throw new Error(`${what} is refused by ${refusal.reason.rule}`);
}

/** The last phase that differs from the present one. Null if there was none. */
export function phaseBefore({ frames, at }: TableHistory): Phase | null {
  const now = frames[at]?.context.table.stage.phase;
  for (let i = at - 1; i >= 0; i--) {
    const was = frames[i]?.context.table.stage.phase;
    if (was !== undefined && was !== now) return was;
  }
  return null;
}
