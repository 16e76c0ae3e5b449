/** The history of a hand as frames. */
import type { Move } from '../engine/action.ts';
import type { Phase } from '../engine/table.ts';
import { addFrame, type History, shownIn } from '../machines/history.ts';
import {
  advanceTable,
  type Frame,
  type MoveRefusal,
  type TableMachine,
  type TableSnapshot,
} from '../machines/table.ts';

export {
  addFrame as extended,
  cutOff,
  filmOf,
  goTo,
  type History,
  isLive,
  shownIn,
} from '../machines/history.ts';

/** A hand's frames. Each frame is a snapshot of the table machine. */
export type TableHistory = History<TableSnapshot>;

/** The frame shown. */
export const frameAt = (history: TableHistory): Frame => shownIn(history).context;

/** Has the hand ended at the frame shown? */
export const isOver = (history: TableHistory): boolean => frameAt(history).table.stage.phase === 'ended';

/** Makes a move at the frame shown. A refused move returns the same history with the refusal. */
export function tryMove(
  machine: TableMachine,
  history: TableHistory,
  move: Move,
): { readonly history: TableHistory; readonly refusal: MoveRefusal | null } {
  const next = advanceTable(machine, shownIn(history), move);
  const { refusal } = next.context;
  return refusal ? { history, refusal } : { history: addFrame(history, next), refusal: null };
}

/**
 * Makes a move that must be allowed: of the referee, a bot or a script.
 * @throws Error if it is refused
 */
export function makeMove(machine: TableMachine, history: TableHistory, move: Move): TableHistory {
  const done = tryMove(machine, history, move);
  if (done.refusal) throw new Error(`${JSON.stringify(move)} is refused by ${done.refusal.reason.rule}`);
  return done.history;
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
