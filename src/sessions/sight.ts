/** What is seen of the frame one looks at, through one seat's eyes or with all hands open. */
import { type Accessor, createMemo, type Signal } from 'solid-js';
import type { TableEvent } from '../engine/events.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Phase } from '../engine/table.ts';
import { heardBy, seenBy, type View } from '../engine/view.ts';
import type { Frame, TableSnapshot } from '../machines/table.ts';
import { frameAt, phaseBefore } from './film.ts';
import type { Running } from './running.ts';

export interface Sight {
  readonly frame: Accessor<Frame>;
  /** Through whose eyes the table is seen; null where all hands lie open. */
  readonly eyes: Accessor<Seat | null>;
  readonly lookThrough: (eyes: Seat | null) => void;
  readonly view: Accessor<View>;
  /** The reader's own view, whatever is shown. */
  readonly own: Accessor<View>;
  /** What has just happened, as far as it was seen; null after a jump. */
  readonly moved: Accessor<TableEvent | null>;
  readonly phase: Accessor<Phase>;
  /** The phase before it. */
  readonly before: Accessor<Phase | null>;
  readonly ended: Accessor<boolean>;
}

/** @param seat the reader's; null where there is no reader at the table */
export function createSight(
  frames: Running<TableSnapshot>,
  ruleset: Accessor<Ruleset>,
  seat: Seat | null,
  [eyes, lookThrough]: Signal<Seat | null>,
): Sight {
  const frame = createMemo(() => frameAt(frames.film()));
  const own = createMemo(() => seenBy(ruleset(), frame().table, seat));
  return {
    frame,
    eyes,
    lookThrough: (to) => lookThrough(to),
    own,
    view: createMemo(() => (eyes() === seat ? own() : seenBy(ruleset(), frame().table, eyes()))),
    moved: createMemo(() => {
      const { event } = frame();
      return frames.travels() && event ? heardBy(event, eyes()) : null;
    }),
    phase: createMemo(() => frame().table.stage.phase),
    before: createMemo(() => phaseBefore(frames.film())),
    ended: createMemo(() => frame().table.stage.phase === 'ended'),
  };
}
