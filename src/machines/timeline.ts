/** A hand as a list of frames: stepping back is an index, acting in the past cuts the future off. */
import type { Move, Reason } from '../engine/action.ts';
import type { PaymentGroup } from '../engine/payment.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Table, TableEvent } from '../engine/table.ts';
import { pureChart } from './pure.ts';
import { createTableMachine, type TableInput, type TableMachine } from './table.ts';

/** A table, and what led to it; the first frame has neither move nor event. */
export interface Frame {
  readonly table: Table;
  readonly event: TableEvent | null;
  readonly move: Move | null;
}

export interface Timeline {
  readonly frames: readonly [Frame, ...Frame[]];
  /** Which frame one looks at. */
  readonly at: number;
  /** Why the last move was not done; the frames are as they were. */
  readonly refusal: Reason | null;
  readonly price: PaymentGroup | null;
}

/** Drives one ruleset's chart over frames. */
export interface Film {
  readonly begin: (input: TableInput) => Timeline;
  /** The move made at the frame one looks at; frames after it are cut off. A refusal changes no frame. */
  readonly act: (timeline: Timeline, move: Move) => Timeline;
}

/** The film of a ruleset: pure functions over its chart. */
export function createFilm(ruleset: Ruleset, machine: TableMachine = createTableMachine(ruleset)): Film {
  const chart = pureChart(machine);
  return {
    begin: (input) => {
      const { context } = chart.opening(input);
      return {
        frames: [{ table: context.table, event: null, move: null }],
        at: 0,
        refusal: null,
        price: null,
      };
    },
    act: (timeline, move) => {
      const before = frameAt(timeline);
      const message =
        move === 'referee' ? ({ type: 'REFEREE' } as const) : ({ type: 'ACT', action: move } as const);
      const { context } = chart.after(chart.opening({ table: before.table }), message);
      if (context.event === null) {
        return { ...timeline, refusal: context.refusal, price: context.price };
      }
      const [first, ...later] = timeline.frames;
      const frame = { table: context.table, event: context.event, move };
      const kept = later.slice(0, timeline.at);
      return { frames: [first, ...kept, frame], at: timeline.at + 1, refusal: null, price: null };
    },
  };
}

/** The frame one looks at. */
export const frameAt = (timeline: Timeline): Frame => timeline.frames[timeline.at] ?? timeline.frames[0];

/** The same frames, looked at elsewhere; beyond the ends is at the ends. */
export const goTo = (timeline: Timeline, at: number): Timeline => ({
  ...timeline,
  at: Math.max(0, Math.min(timeline.frames.length - 1, at)),
  refusal: null,
  price: null,
});

export const back = (timeline: Timeline): Timeline => goTo(timeline, timeline.at - 1);
export const forward = (timeline: Timeline): Timeline => goTo(timeline, timeline.at + 1);
