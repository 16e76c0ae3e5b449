/** First, previous, next, last, play and pause over a number of steps: what a scene is stepped with. */
import { assign, createMachine } from 'xstate';

export interface StepperContext {
  readonly step: number;
  readonly steps: number;
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

const inside = (step: number, steps: number): number => Math.max(0, Math.min(steps, Math.trunc(step)));

/** Steps run from 0 (before anything) to `steps`. Any input but play pauses. */
export const stepperMachine = createMachine(
  {
    types: {} as {
      context: StepperContext;
      events: StepperMessage;
      input: { readonly steps: number; readonly step?: number };
      guards: { type: 'atEnd' } | { type: 'nextIsEnd' };
      actions: { type: 'first' | 'previous' | 'next' | 'last' | 'go' };
    },
    id: 'stepper',
    context: ({ input }) => ({ steps: input.steps, step: inside(input.step ?? 0, input.steps) }),
    initial: 'resting',
    on: {
      FIRST: { target: '.resting', actions: 'first' },
      PREVIOUS: { target: '.resting', actions: 'previous' },
      NEXT: { target: '.resting', actions: 'next' },
      LAST: { target: '.resting', actions: 'last' },
      GO: { target: '.resting', actions: 'go' },
      PAUSE: { target: '.resting' },
    },
    states: {
      resting: {
        on: {
          // Playing from the end begins again.
          PLAY: [{ guard: 'atEnd', target: 'playing', actions: 'first' }, { target: 'playing' }],
        },
      },
      playing: {
        on: {
          TICK: [{ guard: 'nextIsEnd', target: 'resting', actions: 'next' }, { actions: 'next' }],
          PLAY: { target: 'resting' },
        },
      },
    },
  },
  {
    guards: {
      atEnd: ({ context }) => context.step >= context.steps,
      nextIsEnd: ({ context }) => context.step + 1 >= context.steps,
    },
    actions: {
      first: assign({ step: 0 }),
      previous: assign({ step: ({ context }) => inside(context.step - 1, context.steps) }),
      next: assign({ step: ({ context }) => inside(context.step + 1, context.steps) }),
      last: assign({ step: ({ context }) => context.steps }),
      go: assign({
        step: ({ context, event }) =>
          event.type === 'GO' ? inside(event.step, context.steps) : context.step,
      }),
    },
  },
);
