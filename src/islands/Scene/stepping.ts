/** Going through a scene: its step, by press, key, address or by itself, and the frame that is shown for it. */
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  onMount,
  untrack,
} from 'solid-js';
import type { Phase, TableEvent } from '../../engine/table.ts';
import type { View } from '../../engine/view.ts';
import { type StepperMessage, stepperMachine } from '../../machines/stepper.ts';
import { useActor } from '../../sessions/actor.ts';
import { createLoaded } from '../../sessions/loaded.ts';
import type { SceneProps } from '../../sessions/props.ts';
import { createScript, layReel, type Script } from '../../sessions/reel.ts';
import { still } from '../../store/still.ts';
import { tell } from '../../store/telling.ts';
import { hashStep, keepStep } from './address.ts';

/** How long a step is shown while it plays, in milliseconds. */
const PACE = 2400;

const KEYS: Readonly<Record<string, StepperMessage>> = {
  ArrowLeft: { type: 'PREVIOUS' },
  ArrowRight: { type: 'NEXT' },
  Home: { type: 'FIRST' },
  End: { type: 'LAST' },
  ' ': { type: 'PLAY' },
};

/** What is seen of the scene. */
export interface Shown {
  readonly view: View;
  readonly event: TableEvent | null;
  /** Null before the rules are there. */
  readonly phase: Phase | null;
  readonly before: Phase | null;
}

export interface Stepping {
  readonly step: Accessor<number>;
  readonly playing: Accessor<boolean>;
  /** Whether the page can answer. */
  readonly ready: Accessor<boolean>;
  readonly send: (message: StepperMessage) => void;
  /** The scene with its rules, null until they are there; and whether they could not be had. */
  readonly script: Accessor<Script | null>;
  readonly failed: Accessor<boolean>;
  readonly shown: Accessor<Shown>;
  /** Any press but the one that plays pauses. */
  readonly pause: (target: EventTarget | null) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

export function createStepping(props: SceneProps): Stepping {
  const [ready, setReady] = createSignal(false);
  const [stepper, send] = useActor(stepperMachine, { steps: props.steps.length });
  const [script, failed] = createLoaded(async () => {
    const laid = await layReel(props, props.reel);
    return () => createScript(laid, props.eyes);
  });
  const step = () => stepper().context.step;
  const playing = () => stepper().matches('playing');

  onMount(() => {
    setReady(true);
    if (!props.anchored) return;
    const follow = () => {
      const number = hashStep(props.id);
      if (number !== null) send({ type: 'GO', step: number });
    };
    follow();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  // Steps taken before the rules are there are shown as soon as they are.
  let seen = 0;
  createEffect(() => {
    const now = step();
    const at = script();
    if (at === null) return;
    untrack(() => at.to(props.steps[now - 1]?.frame ?? 0, now === seen + 1 && !still()));
    seen = now;
  });
  createEffect(on(step, (now) => props.anchored && keepStep(props.id, now), { defer: true }));
  createEffect(on(step, (now) => tell({ type: 'step', step: now, of: props.steps.length }), { defer: true }));
  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => send({ type: 'TICK' }), PACE);
    onCleanup(() => clearInterval(timer));
  });
  const pause = (target: EventTarget | null) => {
    const isPlay = target instanceof Element && target.closest('.play-button') !== null;
    if (playing() && !isPlay) send({ type: 'PAUSE' });
  };
  return {
    step,
    playing,
    ready,
    send,
    script,
    failed,
    shown: createMemo((): Shown => {
      const at = script();
      return at
        ? { view: at.view(), event: at.moved(), phase: at.phase(), before: at.before() }
        : { view: props.first, event: null, phase: null, before: null };
    }),
    pause,
    onKey: (event) => {
      const { target } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!ready() || !(target instanceof Element)) return;
      const message = KEYS[event.key];
      const pressed = event.key === ' ' && target.closest('button, a, summary') !== null;
      const scrubs = target instanceof HTMLInputElement && event.key !== ' ';
      if (!message || pressed || scrubs) return pause(target);
      event.preventDefault();
      send(message);
    },
  };
}
