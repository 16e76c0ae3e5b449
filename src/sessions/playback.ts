/** Plays back a scene as recorded. Nobody acts at it, so it needs no rules. */
import { batch, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { SeenFrame } from './props.ts';

/** Time each frame stays before the next one of its step, in milliseconds. */
const BEAT = 520;

export function createShowing(seen: readonly [SeenFrame, ...SeenFrame[]]) {
  const [at, setAt] = createSignal(0);
  /** The frame the walk ends at. */
  const [goal, setGoal] = createSignal(0);
  /** True if the frame shown follows its predecessor, so the event can be animated. */
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
    /** Index of the frame shown. */
    at,
    /** The frame shown, and the phase before the present one: null if there was none. `event` is null after a jump. */
    shown: createMemo(() => {
      const { view, event, phase } = seen[at()] ?? seen[0];
      const before = seen.slice(0, at()).findLast((frame) => frame.phase !== phase)?.phase ?? null;
      return { view, event: travels() ? event : null, phase, before };
    }),
    /** Shows a frame. With `walk`, a later frame is reached one by one, so that the reader sees each event on the way. */
    to: (frame: number, walk: boolean) =>
      batch(() => {
        setGoal(frame);
        if (walk && frame > at()) show(at() + 1, true);
        else if (frame !== at()) show(frame, frame === at() + 1);
      }),
  };
}
