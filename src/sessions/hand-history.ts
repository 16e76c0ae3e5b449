/** What has happened at a table, as frames. */
import type { Move } from '../engine/action.ts';
import type { Phase } from '../engine/table.ts';
import { extended, type History, shownIn } from '../machines/history.ts';
import {
  advanced,
  type Frame,
  type MoveRefusal,
  type TableMachine,
  type TableSnapshot,
} from '../machines/table.ts';

export { cutOff, extended, filmOf, goTo, type History, isLive, shownIn } from '../machines/history.ts';

/** A hand at a table: every frame is a snapshot of its chart. */
export type TableHistory = History<TableSnapshot>;

/** The table one looks at, and what led to it. */
export const frameAt = (history: TableHistory): Frame => shownIn(history).context;

/** Whether the hand has ended at what one looks at. */
export const isOver = (history: TableHistory): boolean => frameAt(history).table.stage.phase === 'ended';

/** A move made at what one looks at, or why it was not: then the film is the same. */
export function played(
  machine: TableMachine,
  history: TableHistory,
  move: Move,
): { readonly history: TableHistory; readonly refusal: MoveRefusal | null } {
  const next = advanced(machine, shownIn(history), move);
  const { refusal } = next.context;
  return refusal ? { history, refusal } : { history: extended(history, next), refusal: null };
}

/** A move that must be allowed: the referee's, a bot's, one of a script. @throws Error where it is refused */
export function going(machine: TableMachine, history: TableHistory, move: Move): TableHistory {
  const done = played(machine, history, move);
  if (done.refusal) throw new Error(`${JSON.stringify(move)} is refused by ${done.refusal.reason.rule}`);
  return done.history;
}

/** The last phase that was another one than that of the frame one looks at; null where there was none. */
export function phaseBefore({ frames, at }: TableHistory): Phase | null {
  const now = frames[at]?.context.table.stage.phase;
  for (let i = at - 1; i >= 0; i--) {
    const was = frames[i]?.context.table.stage.phase;
    if (was !== undefined && was !== now) return was;
  }
  return null;
}
