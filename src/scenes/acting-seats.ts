/** Names the seats that act in a run of events. */
import type { TableEvent } from '../engine/events.ts';
import type { Seat } from '../engine/seats.ts';

/** Returns the seats that receive a tile, win or act in the first such event. */
export function actingIn(events: readonly TableEvent[]): readonly Seat[] {
  for (const event of events) {
    if (event.type === 'awarded') return event.stand.map(({ seat }) => seat);
    if (event.type === 'won') return [event.win.seat];
    if (event.type === 'drew' || event.type === 'discarded' || event.type === 'konged') return [event.seat];
  }
  return [];
}
