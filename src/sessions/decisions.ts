/** Finds the reader's own decisions in a history: where to go back to, and what another choice there takes back. */
import { type Action, type Move, sameAction } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import type { Frame } from '../machines/table.ts';
import { frameAt, isLive, type TableHistory } from './hand-history.ts';

/** Does the table wait for the reader and nobody else? */
export function awaitsReader(history: TableHistory, you: Seat): boolean {
  const awaits = awaitedSeats(frameAt(history).table);
  return awaits.length > 0 && awaits.every((seat) => seat === you);
}

/** The move that was made at the frame shown, if the reader looks at the past. */
const moveAfter = ({ frames, at }: TableHistory): Move | null => frames[at + 1]?.context.move ?? null;

/** The move that led to this frame, if the reader made it. */
export const moveOf = ({ move }: Frame, you: Seat): Action | null =>
  move !== null && move !== 'referee' && move.seat === you ? move : null;

function decidedAt({ frames }: TableHistory, at: number, you: Seat): boolean {
  const frame = frames[at];
  return frame !== undefined && moveOf(frame.context, you) !== null;
}

/** Index of the reader's last decision before the frame shown. Null if there is none. */
export function decisionBefore(history: TableHistory, you: Seat): number | null {
  for (let at = history.at; at > 0; at--) if (decidedAt(history, at, you)) return at - 1;
  return null;
}

/** Index of the reader's first decision of the deal, or the last frame. */
export function firstDecision(history: TableHistory, you: Seat): number {
  const after = history.frames.findIndex((_, at) => decidedAt(history, at, you));
  return after < 0 ? history.frames.length - 1 : after - 1;
}

/** Index of the reader's next decision after the frame shown, or the last frame. */
export function decisionAfter(history: TableHistory, you: Seat): number {
  for (let at = history.at + 2; at < history.frames.length; at++) {
    if (decidedAt(history, at, you)) return at - 1;
  }
  return history.frames.length - 1;
}

/** Does this action repeat what was done at the frame shown? Then nothing is taken back. */
export function repeats(history: TableHistory, action: Action): boolean {
  const before = moveAfter(history);
  return typeof before === 'object' && before !== null && sameAction(before, action);
}

/** Events taken back, by index of the frame where something else was done. */
export type TakenBack = ReadonlyMap<number, readonly TableEvent[]>;

/** Adds what acting differently at the frame shown takes back. Notes of frames that are cut off are dropped. */
export function takingBack(taken: TakenBack, history: TableHistory): TakenBack {
  if (isLive(history)) return taken;
  const remaining = new Map([...taken].filter(([at]) => at <= history.at));
  const undone = history.frames[history.at + 1]?.context.event;
  return undone ? remaining.set(history.at, [...(remaining.get(history.at) ?? []), undone]) : remaining;
}
