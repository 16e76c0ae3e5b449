/** Moves through a scene by press, key, link or autoplay, and picks the frame to show. */
import { createEffect, createMemo, createSignal, on, onCleanup, onMount } from 'solid-js';
import { moveStepper, type StepperMessage, stepperAt } from '../../machines/stepper.ts';
import { createShowing, type SeenFrames } from '../../sessions/playback.ts';
import type { SceneProps } from '../../sessions/props.ts';
import { still } from '../../storage/reduced-motion.ts';
import { tell } from '../../storage/widget-events.ts';
import { hashStep, keepStep } from './address.ts';

/** Time per step during autoplay, in milliseconds. */
const PACE = 2400;

const KEYS: Readonly<Record<string, StepperMessage>> = {
  ArrowLeft: { type: 'PREVIOUS' },
  ArrowRight: { type: 'NEXT' },
  Home: { type: 'FIRST' },
  End: { type: 'LAST' },
  ' ': { type: 'PLAY' },
};

export type SceneStepper = ReturnType<typeof createSceneStepper>;

/**
 * Creates the stepper of a scene. It stops before each prediction until that is answered.
 * @param onWait called when the reader wants a step that waits for an answer: `press` for a button or key, `scrub` for
 * the scrubber, which must keep the focus
 */
export function createSceneStepper(
  props: SceneProps,
  frames: SeenFrames,
  onWait: (how: 'press' | 'scrub') => void,
) {
  const [stepper, setStepper] = createSignal(stepperAt(props.steps.length));
  const go = (message: StepperMessage): void => void setStepper((now) => moveStepper(now, message));
  const [answered, setAnswered] = createSignal<readonly number[]>([]);
  /** Steps whose questions were answered right. */
  const [rightly, setRight] = createSignal<ReadonlySet<number>>(new Set());
  const { shown, at, to } = createShowing(frames);
  const step = createMemo(() => stepper().step);
  const playing = createMemo(() => stepper().playing);
  const prediction = () => props.predictions?.find((each) => each.step === step() + 1) ?? null;
  const open = () => {
    const next = props.predictions?.find((each) => each.step > step() && !answered().includes(each.step));
    return next ? next.step - 1 : props.steps.length;
  };
  /** Moves as requested, but not past an unanswered question. */
  const send = (message: StepperMessage): void => {
    const last = open();
    const { type } = message;
    const isForward = type === 'NEXT' || type === 'TICK' || type === 'PLAY' || type === 'LAST';
    if (last === props.steps.length) go(message);
    else if (isForward && step() >= last) {
      go({ type: 'PAUSE' });
      if (type !== 'TICK') onWait('press');
    } else if (type === 'LAST') go({ type: 'GO', step: last });
    else if (type === 'GO') {
      go({ type: 'GO', step: Math.min(message.step, last) });
      if (message.step > last) onWait('scrub');
    } else go(message);
  };

  onMount(() => {
    if (!props.anchored) return;
    const follow = () => {
      const number = hashStep(props.id);
      // A link to a step always shows that step, even past an open question.
      if (number !== null) go({ type: 'GO', step: number });
    };
    follow();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  createEffect(
    on(step, (now, before) => to(props.steps[now - 1]?.frame ?? 0, now === (before ?? 0) + 1 && !still())),
  );
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
    send,
    /** The question before the next step; null if there is none. */
    prediction,
    /** The last step reachable before the open question is answered; the last step of all if none is open. */
    open,
    /** True if the next step waits for an answer to the current question. */
    waits: () => open() < props.steps.length && step() >= open(),
    /** Replacement text of a step (from 1) while the question after it is open; null if none. */
    untold: (number: number) => {
      const waits = props.predictions?.find(
        (each) => each.step === number + 1 && step() < each.step && !rightly().has(each.step),
      );
      return waits?.lead ?? null;
    },
    /** Records the answer to the current question. */
    answer: (right: boolean, rule: string | null) => {
      const now = prediction();
      if (!now) return;
      setAnswered([...answered(), now.step]);
      tell({ type: 'answered', right, rule, question: `step-${now.step}`, choices: [] });
      if (right) setRight(new Set([...rightly(), now.step]));
      if (right && props.predictions?.every((each) => rightly().has(each.step))) tell({ type: 'solved' });
    },
    shown,
    /** Index of the frame shown. */
    at,
    /** Pauses autoplay on any press except on the play button. */
    pause,
    onKey: (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(target instanceof Element)) return;
      const message = KEYS[event.key];
      const pressed = event.key === ' ' && target.closest('button, a, summary') !== null;
      const scrubs = target instanceof HTMLInputElement && event.key !== ' ';
      if (!message || pressed || scrubs) return pause(target);
      event.preventDefault();
      send(message);
    },
  };
}
