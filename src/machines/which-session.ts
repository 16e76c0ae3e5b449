/**
 * State machine that asks questions about a table until there is a result. The last answer or all of them can be taken
 * back, and any of them can be changed.
 */
import { assign, setup } from 'xstate';

/** Context: answers `A` in the order given. */
interface WhichContext<A> {
  readonly answers: readonly A[];
  /** Why the answers in the address could not be used; null if they could. */
  readonly broken: string | null;
  /** Index of the answer that is being changed; null if none is. */
  readonly changing: number | null;
}

export type WhichEvent<A> =
  | { readonly type: 'ANSWER'; readonly answer: A }
  | { readonly type: 'BACK' | 'RESTART' }
  /** Asks the question of the answer at this index again. BACK then leaves the answer as it is. */
  | { readonly type: 'CHANGE'; readonly at: number }
  /** The address contains these answers. */
  | { readonly type: 'OPEN'; readonly answers: readonly A[]; readonly broken: string | null };

/**
 * Creates the machine.
 * @param isOver are these answers enough for a result?
 * @param afterChange the answers that still make sense after one was changed
 */
export const createWhichSession = <A>(
  isOver: (answers: readonly A[]) => boolean,
  afterChange: (answers: readonly A[]) => readonly A[],
) =>
  setup({
    types: {} as { context: WhichContext<A>; events: WhichEvent<A> },
    guards: {
      isOver: ({ context }) => isOver(context.answers),
      isAnswered: ({ context }) => context.answers.length > 0,
      isThere: ({ context, event }) => event.type === 'CHANGE' && event.at in context.answers,
    },
  }).createMachine({
    id: 'which-session',
    context: { answers: [], broken: null, changing: null },
    initial: 'asking',
    on: {
      BACK: {
        guard: 'isAnswered',
        actions: assign(({ context }) => ({ answers: context.answers.slice(0, -1), broken: null })),
        target: '.asking',
      },
      CHANGE: {
        guard: 'isThere',
        actions: assign(({ event }) => ({ changing: event.at, broken: null })),
        target: '.changing',
      },
      RESTART: { actions: assign({ answers: [], broken: null, changing: null }), target: '.asking' },
      OPEN: {
        actions: assign(({ event }) => ({ answers: event.answers, broken: event.broken, changing: null })),
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
      changing: {
        on: {
          ANSWER: {
            actions: assign(({ context: { answers, changing }, event }) => ({
              answers: afterChange(answers.map((each, at) => (at === changing ? event.answer : each))),
              changing: null,
            })),
            target: 'asking',
          },
          BACK: { actions: assign({ changing: null }), target: 'asking' },
        },
      },
      over: {},
    },
  });
