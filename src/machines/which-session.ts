/**
 * State machine that asks questions about a table until there is a result. The last answer or all of them can be taken
 * back.
 */
import { assign, setup } from 'xstate';

/** Context: answers `A` in the order given. */
interface WhichContext<A> {
  readonly answers: readonly A[];
  /** Why the answers in the address could not be used; null if they could. */
  readonly broken: string | null;
}

export type WhichEvent<A> =
  | { readonly type: 'ANSWER'; readonly answer: A }
  | { readonly type: 'BACK' | 'RESTART' }
  /** The address contains these answers. */
  | { readonly type: 'OPEN'; readonly answers: readonly A[]; readonly broken: string | null };

/**
 * Creates the machine.
 * @param isOver are these answers enough for a result?
 */
export const createWhichSession = <A>(isOver: (answers: readonly A[]) => boolean) =>
  setup({
    types: {} as { context: WhichContext<A>; events: WhichEvent<A> },
    guards: {
      isOver: ({ context }) => isOver(context.answers),
      isAnswered: ({ context }) => context.answers.length > 0,
    },
  }).createMachine({
    id: 'which-session',
    context: { answers: [], broken: null },
    initial: 'asking',
    on: {
      BACK: {
        guard: 'isAnswered',
        actions: assign(({ context }) => ({ answers: context.answers.slice(0, -1), broken: null })),
        target: '.asking',
      },
      RESTART: { actions: assign({ answers: [], broken: null }), target: '.asking' },
      OPEN: {
        actions: assign(({ event }) => ({ answers: event.answers, broken: event.broken })),
        target: '.asking',
      },
    },
    states: {
      asking: {
        always: { guard: 'isOver', target: 'over' },
        on: {
          ANSWER: {
            actions: assign(({ context, event }) => ({
              answers: [...context.answers, event.answer],
              broken: null,
            })),
            target: 'asking',
            reenter: true,
          },
        },
      },
      over: {},
    },
  });
