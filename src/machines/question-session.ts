/**
 * State machine of a series of questions: what is asked, how it was answered, and what could not be dealt. Practice, a
 * course's test, a drill and a single board each run this machine with their own `QuestionRules`.
 */
import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';

/** Context of a session: course `C`, question `Q`, answer `A`, grade `G`. */
export interface QuestionContext<C, Q, A, G> {
  /** What is still to ask, and the answers so far. */
  readonly course: C;
  /** The question shown. */
  readonly question: Q;
  /** Answer to the question; null before. */
  readonly answer: A | null;
  /** Grade of the answer; null until graded. */
  readonly grade: G | null;
}

/** The next question, and the change of the course once it is asked. */
export interface NextQuestion<C, Q> {
  readonly question: Q;
  readonly begun: (course: C) => C;
}

/** The end of a session before its last question, because none of those that were left can be dealt. */
export interface EarlyEnd<C> {
  readonly ended: (course: C) => C;
}

/** What each kind of session defines: dealing, grading and counting. */
export interface QuestionRules<C, Q, A, G> {
  /** Deals the next question, or ends the session; null if there is no question at all. */
  readonly deal: (context: QuestionContext<C, Q, A, G>) => Promise<NextQuestion<C, Q> | EarlyEnd<C> | null>;
  readonly grade: (question: Q, answer: A) => G;
  /** The course after a graded answer. */
  readonly count: (course: C, question: Q, grade: G) => C;
  readonly isOver: (course: C) => boolean;
  /** Called once for each counted answer. */
  readonly counted: (context: QuestionContext<C, Q, A, G>) => void;
}

export type QuestionEvent<C, A> =
  | { readonly type: 'ANSWER'; readonly answer: A }
  | { readonly type: 'NEXT' }
  /** Ends the session now. */
  | { readonly type: 'STOP' }
  /** Starts another course from its first question. */
  | { readonly type: 'BEGIN'; readonly course: C }
  /** Covers the question: the address of a frame asks for another, which is dealt only once the reader wants it. */
  | { readonly type: 'COVER' }
  /** Goes back to the question as it was. */
  | { readonly type: 'RETURN' }
  /** Changes what is still to ask, other than by an answer. */
  | { readonly type: 'AMEND'; readonly amend: (course: C) => C }
  /** Tries again to deal. */
  | { readonly type: 'RETRY' };

/** Types, actors, guards and actions of the machine. */
function questionSetup<C, Q, A, G>(rules: QuestionRules<C, Q, A, G>) {
  type Context = QuestionContext<C, Q, A, G>;
  return setup({
    types: {} as {
      context: Context;
      events: QuestionEvent<C, A>;
      input: { readonly course: C; readonly question: Q };
      /**
       * `failed`: no question could be loaded, which can be tried again. `busy`: a question is being dealt. `covered`:
       * a cover hides the question.
       */
      tags: 'failed' | 'busy' | 'covered';
    },
    actors: {
      deal: fromPromise<NextQuestion<C, Q> | EarlyEnd<C> | null, Context>(({ input }) => rules.deal(input)),
    },
    guards: {
      isOver: ({ context }) => rules.isOver(context.course),
      isGraded: ({ context }) => context.grade !== null,
    },
    actions: { counted: ({ context }) => rules.counted(context) },
  });
}

const warn = ({ event }: { event: ErrorActorEvent }) => console.warn(event.error);

/**
 * Creates the machine for question sessions with these rules. A state whose work fails is `failed` and can be retried.
 */
export function createQuestionSession<C, Q, A, G>(rules: QuestionRules<C, Q, A, G>) {
  const machine = questionSetup(rules);
  return machine.createMachine({
    id: 'question-session',
    context: ({ input }) => ({ ...input, answer: null, grade: null }),
    initial: 'asking',
    on: {
      BEGIN: { actions: assign(({ event }) => ({ course: event.course })), target: '.dealing' },
      AMEND: { actions: assign(({ context, event }) => ({ course: event.amend(context.course) })) },
      COVER: '.covered',
      RETURN: '.returning',
      STOP: '.over',
    },
    states: {
      asking: {
        on: {
          ANSWER: {
            actions: [
              assign(({ context: { course, question }, event: { answer } }) => {
                const grade = rules.grade(question, answer);
                return { answer, grade, course: rules.count(course, question, grade) };
              }),
              'counted',
            ],
            target: 'answered',
          },
        },
      },
      answered: {
        on: { NEXT: [{ guard: 'isOver', target: 'over' }, { target: 'dealing' }] },
      },
      dealing: {
        tags: 'busy',
        initial: 'working',
        states: {
          working: {
            invoke: {
              src: 'deal',
              input: ({ context }) => context,
              onDone: [
                {
                  guard: ({ event }) => event.output === null,
                  target: '#question-session.noQuestions',
                },
                {
                  guard: ({ event: { output } }) => output !== null && 'ended' in output,
                  actions: assign(({ context, event: { output } }) =>
                    output !== null && 'ended' in output ? { course: output.ended(context.course) } : {},
                  ),
                  target: '#question-session.over',
                },
                {
                  actions: assign(({ context, event: { output } }) =>
                    output === null || 'ended' in output
                      ? {}
                      : {
                          question: output.question,
                          course: output.begun(context.course),
                          answer: null,
                          grade: null,
                        },
                  ),
                  target: '#question-session.asking',
                },
              ],
              onError: { actions: warn, target: 'failed' },
            },
          },
          failed: { tags: 'failed', on: { RETRY: 'working' } },
        },
      },
      covered: { tags: 'covered' },
      returning: {
        always: [{ guard: 'isGraded', target: 'answered' }, { target: 'asking' }],
      },
      noQuestions: {},
      over: {},
    },
  });
}
