/** The reader's own decisions among the frames: where one may go back to, and what is taken back by going another way. */
import { type Action, type Move, sameAction } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { frameAt, isLive, type TableHistory } from './hand-history.ts';

/** Whether the table waits for the reader and for nobody else. */
export function awaitsReader(history: TableHistory, you: Seat): boolean {
  const awaits = awaitedSeats(frameAt(history).table);
  return awaits.length > 0 && awaits.every((seat) => seat === you);
}

/** The move that was made here before, where one looks at the past. */
const moveAfter = ({ frames, at }: TableHistory): Move | null => frames[at + 1]?.context.move ?? null;

/** Whether the frame before this one was a decision of the reader. */
function decidedAt({ frames }: TableHistory, at: number, you: Seat): boolean {
  const move = frames[at]?.context.move;
  return typeof move === 'object' && move !== null && move.seat === you;
}

/** The reader's last decision before what is looked at, or null. */
export function decisionBefore(history: TableHistory, you: Seat): number | null {
  for (let at = history.at; at > 0; at--) if (decidedAt(history, at, you)) return at - 1;
  return null;
}

/** The reader's next decision after what is looked at, or the end of what has been played. */
export function decisionAfter(history: TableHistory, you: Seat): number {
  for (let at = history.at + 2; at < history.frames.length; at++) {
    if (decidedAt(history, at, you)) return at - 1;
  }
  return history.frames.length - 1;
}

/** Whether this action is what was done here before: then nothing is taken back by it. */
export function repeats(history: TableHistory, action: Action): boolean {
  const before = moveAfter(history);
  return typeof before === 'object' && before !== null && sameAction(before, action);
}

/** What was taken back, by the frame at which something else was done. */
export type TakenBack = ReadonlyMap<number, readonly TableEvent[]>;

/** What is taken back by acting otherwise at what is looked at; notes of a future that is cut off go with it. */
export function takingBack(taken: TakenBack, history: TableHistory): TakenBack {
  if (isLive(history)) return taken;
  const remaining = new Map([...taken].filter(([at]) => at <= history.at));
  const undone = history.frames[history.at + 1]?.context.event;
  return undone ? remaining.set(history.at, [...(remaining.get(history.at) ?? []), undone]) : remaining;
}
