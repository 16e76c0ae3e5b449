/** How fast the others go on, and how long they wait for one who reads. */
import { type Accessor, createSignal } from 'solid-js';
import type { TableEvent } from '../engine/events.ts';
import type { Pace } from '../store/settings.ts';
import { still } from '../store/still.ts';

/** How long the table rests after an event, in milliseconds. */
const REST = { drawn: 450, discarded: 850, other: 320 } as const;
const SPEED: Readonly<Record<Exclude<Pace, 'step'>, number>> = { calm: 1, brisk: 0.4, once: 0 };
/** Where nothing travels an event takes longer to be read. */
const STILL = 250;
/** How long something that is read keeps the others, who are not waiting for the reader. */
const READING = 4000;

export interface Pacing {
  readonly pace: Accessor<Pace>;
  readonly setPace: (pace: Pace) => void;
  /** Keeps the others for a while, as long as something is read. */
  readonly hold: (held: boolean) => void;
}

/** @returns besides, how long the table rests after this event; null at a pace that waits for a press */
export function createPacing(
  first: Pace,
): Pacing & { readonly restAfter: (event: TableEvent | null) => number | null } {
  const [pace, setPace] = createSignal(first);
  const [held, hold] = createSignal(false);
  return {
    pace,
    setPace,
    hold,
    restAfter: (event) => {
      const now = pace();
      if (now === 'step') return null;
      if (held()) return READING;
      return baseOf(event) * SPEED[now] + (still() && now !== 'once' ? STILL : 0);
    },
  };
}

function baseOf(event: TableEvent | null): number {
  if (event?.type === 'discarded' || event?.type === 'answered') return REST.discarded;
  return event?.type === 'drew' ? REST.drawn : REST.other;
}
