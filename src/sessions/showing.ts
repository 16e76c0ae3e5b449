/** A scene that is gone through as it was seen when it was played: nobody acts at it, and it needs no rules. */
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import type { Phase } from '../engine/table.ts';
import { goTo } from '../machines/film.ts';
import type { SeenFrame } from './props.ts';
import { createRunning } from './running.ts';

/** How long a frame is shown before the next one of its step, in milliseconds. */
const BEAT = 520;

/** What is seen of the frame one looks at; what has happened is null after a jump. */
export interface Shown extends SeenFrame {
  /** The phase before it; null where there was none. */
  readonly before: Phase | null;
}

export interface Showing {
  readonly shown: Accessor<Shown>;
  /** Which frame one looks at. */
  readonly at: Accessor<number>;
  /** Shows a frame; where `walk` asks for it, what happens on the way to a later one too, so that each is seen. */
  readonly to: (frame: number, walk: boolean) => void;
}

export function createShowing(seen: readonly [SeenFrame, ...SeenFrame[]]): Showing {
  const first = { frames: seen, at: 0 };
  const [goal, setGoal] = createSignal(0);
  const frames = createRunning(first, {
    next: (now) => (now.at < goal() ? goTo(now, now.at + 1) : now),
    rest: (now) => (now.at < goal() ? BEAT : null),
    running: true,
  });
  const at = () => frames.film().at;
  return {
    at,
    shown: createMemo(() => {
      const { view, event, phase } = frames.shown();
      const before = seen.slice(0, at()).findLast((frame) => frame.phase !== phase)?.phase ?? null;
      return { view, event: frames.travels() ? event : null, phase, before };
    }),
    to: (frame, walk) =>
      batch(() => {
        setGoal(frame);
        if (walk && frame > at()) frames.step();
        else if (frame !== at()) frames.show(goTo(first, frame), frame === at() + 1);
      }),
  };
}
