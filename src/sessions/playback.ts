/** A scene that is gone through as it was seen when it was played: nobody acts at it, and it needs no rules. */
import { type Accessor, batch, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Phase } from '../engine/table.ts';
import type { SeenFrame } from './props.ts';

/** How long a frame is shown before the next one of its step, in milliseconds. */
const BEAT = 520;

/** What is seen of the frame one looks at; what has happened is null after a jump. */
interface FrameView extends SeenFrame {
  /** The phase before it; null where there was none. */
  readonly before: Phase | null;
}

export interface Playback {
  readonly shown: Accessor<FrameView>;
  /** Which frame one looks at. */
  readonly at: Accessor<number>;
  /** Shows a frame; where `walk` asks for it, what happens on the way to a later one too, so that each is seen. */
  readonly to: (frame: number, walk: boolean) => void;
}

export function createShowing(seen: readonly [SeenFrame, ...SeenFrame[]]): Playback {
  const [at, setAt] = createSignal(0);
  /** The frame that is walked to. */
  const [goal, setGoal] = createSignal(0);
  /** Whether the frame follows from the one before: then what happened may travel. */
  const [travels, setTravels] = createSignal(false);
  const show = (frame: number, isNext: boolean): void =>
    batch(() => {
      setTravels(isNext);
      setAt(Math.max(0, Math.min(seen.length - 1, frame)));
    });
  createEffect(() => {
    const now = at();
    if (now >= goal()) return;
    const timer = setTimeout(() => show(now + 1, true), BEAT);
    onCleanup(() => clearTimeout(timer));
  });
  return {
    at,
    shown: createMemo(() => {
      const { view, event, phase } = seen[at()] ?? seen[0];
      const before = seen.slice(0, at()).findLast((frame) => frame.phase !== phase)?.phase ?? null;
      return { view, event: travels() ? event : null, phase, before };
    }),
    to: (frame, walk) =>
      batch(() => {
        setGoal(frame);
        if (walk && frame > at()) show(at() + 1, true);
        else if (frame !== at()) show(frame, frame === at() + 1);
      }),
  };
}
