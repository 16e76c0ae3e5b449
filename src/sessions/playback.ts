/** Plays back a scene as recorded: what its viewer sees, frame by frame. */
import { batch, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Action } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Seat } from '../engine/seats.ts';
import type { Phase } from '../engine/table.ts';
import { heardBy, seenBy, type View } from '../engine/view.ts';
import type { Frame } from '../machines/table.ts';
import type { SceneHistory } from './replay.ts';

/** One frame of a scene as its viewer sees it. */
export interface SeenFrame {
  readonly view: View;
  /** The event just before, as far as it was visible. */
  readonly event: TableEvent | null;
  readonly phase: Phase;
}

export type SeenFrames = readonly [SeenFrame, ...SeenFrame[]];

const CLAIMS: ReadonlySet<Action['do']> = new Set(['chow', 'pung', 'kong']);

/**
 * Returns what the viewer sees at each frame. Legal actions are reduced to chow, pung and kong: their tiles are
 * highlighted.
 * @param viewer null sees all hands
 */
export function seenFrames({ setting: { ruleset }, history }: SceneHistory, viewer: Seat | null): SeenFrames {
  const seen = ({ table, event }: Frame): SeenFrame => {
    const view = seenBy(ruleset, table, viewer);
    const legal = view.stage.offer ? view.legal.filter((action) => CLAIMS.has(action.do)) : [];
    return {
      view: { ...view, legal },
      event: event && heardBy(event, viewer),
      phase: table.stage.phase,
    };
  };
  const [first, ...later] = history.frames;
  return [seen(first.context), ...later.map(({ context }) => seen(context))];
}

/** Time each frame stays before the next one of its step, in milliseconds. */
const BEAT = 520;

export function createShowing(seen: SeenFrames) {
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
