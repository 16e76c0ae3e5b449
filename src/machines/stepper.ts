/** First, previous, next, last, play and pause over a number of steps: what a scene is stepped with. */

/** Steps run from 0 (before anything) to `steps`. */
export interface Stepper {
  readonly step: number;
  readonly steps: number;
  /** Whether it goes on by itself. */
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
  /** Sent by whoever keeps the time while it plays. */
  | { readonly type: 'TICK' };

/** One that rests at a step; of a step that is none, at the nearest. */
export const stepperAt = (steps: number, step = 0): Stepper => ({
  step: Math.max(0, Math.min(steps, Math.trunc(step))),
  steps,
  playing: false,
});

/** Where a message leads. Any but play and a tick pauses; a tick does nothing while it rests. */
export function stepped(now: Stepper, message: StepperMessage): Stepper {
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
      // Playing from the end begins again.
      return playing ? rests(step) : { step: step >= steps ? 0 : step, steps, playing: true };
    case 'TICK': {
      if (!playing) return now;
      const next = rests(step + 1);
      return { ...next, playing: next.step < steps };
    }
  }
}
