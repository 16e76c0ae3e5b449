/** Controls of a scene: first, previous, next, last, play and pause over its steps. */

/** Steps run from 0 (before anything) to `steps`. */
export interface Stepper {
  readonly step: number;
  readonly steps: number;
  /** Is it playing? */
  readonly playing: boolean;
}

export type StepperMessage =
  | { readonly type: 'FIRST' }
  | { readonly type: 'PREVIOUS' }
  | { readonly type: 'NEXT' }
  | { readonly type: 'LAST' }
  | { readonly type: 'GO'; readonly step: number }
  | { readonly type: 'PLAY' }
  | { readonly type: 'PAUSE' }
  /** Sent by the timer while it plays. */
  | { readonly type: 'TICK' };

/** A paused stepper at this step, clamped to 0 … `steps`. */
export const stepperAt = (steps: number, step = 0): Stepper => ({
  step: Math.max(0, Math.min(steps, Math.trunc(step))),
  steps,
  playing: false,
});

/**
 * The stepper after a message. Every message except PLAY and TICK pauses; TICK does nothing while paused. PLAY pauses
 * if it is already playing.
 */
export function moveStepper(now: Stepper, message: StepperMessage): Stepper {
  const { step, steps, playing } = now;
  const rests = (at: number) => stepperAt(steps, at);
  switch (message.type) {
    case 'FIRST':
      return rests(0);
    case 'PREVIOUS':
      return rests(step - 1);
    case 'NEXT':
      return rests(step + 1);
    case 'LAST':
      return rests(steps);
    case 'GO':
      return rests(message.step);
    case 'PAUSE':
      return rests(step);
    case 'PLAY':
      // Play from the end starts over.
      return playing ? rests(step) : { step: step >= steps ? 0 : step, steps, playing: true };
    case 'TICK': {
      if (!playing) return now;
      const next = rests(step + 1);
      return { ...next, playing: next.step < steps };
    }
  }
}
