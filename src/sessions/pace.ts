/** How fast the others go on, and how long they wait for one who reads. */
import { type Accessor, createSignal } from 'solid-js';
import type { TableEvent } from '../engine/table.ts';
import { still } from '../store/still.ts';

/** `step`: not by themselves. */
export type Pace = 'calm' | 'brisk' | 'step';

/** How long the table rests after an event, in milliseconds. */
const REST = { drawn: 450, discarded: 850, other: 320 } as const;
const SPEED = { calm: 1, brisk: 0.4 } as const;
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
export function createPacing(): Pacing & { readonly restAfter: (event: TableEvent | null) => number | null } {
  const [pace, setPace] = createSignal<Pace>('calm');
  const [held, hold] = createSignal(false);
  return {
    pace,
    setPace,
    hold,
    restAfter: (event) => {
      const now = pace();
      if (now === 'step') return null;
      if (held()) return READING;
      return baseOf(event) * SPEED[now] + (still() ? STILL : 0);
    },
  };
}

function baseOf(event: TableEvent | null): number {
  if (event?.type === 'discarded' || event?.type === 'answered') return REST.discarded;
  return event?.type === 'drew' ? REST.drawn : REST.other;
}
