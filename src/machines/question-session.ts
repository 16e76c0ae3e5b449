/**
 * State machine of a series of questions: what is asked, how it was answered, and what failed to load. Practice, a
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

/** What the page's address asks for: a course, and whether a new question must be dealt. */
export interface OpenedAddress<C> {
  readonly course: C;
  readonly needsDeal: boolean;
}

/** What each kind of session defines: loading, grading and counting. */
export interface QuestionRules<C, Q, A, G> {
  readonly open: (context: QuestionContext<C, Q, A, G>) => Promise<OpenedAddress<C>>;
  /** Deals the next question; null if there is none. */
  readonly deal: (context: QuestionContext<C, Q, A, G>) => Promise<NextQuestion<C, Q> | null>;
  readonly grade: (question: Q, answer: A) => Promise<G>;
  /** The course after a graded answer. */
  readonly count: (course: C, question: Q, grade: G) => C;
  /** Loads what the page needs to show the result, or to say that there are no questions. */
  readonly loadResult: (context: QuestionContext<C, Q, A, G>) => Promise<void>;
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
  /** The address changed. `COVER` waits for a press before anything is dealt. */
  | { readonly type: 'OPEN' | 'COVER' | 'UNCOVER' }
  /** Changes what is still to ask, other than by an answer. */
  | { readonly type: 'AMEND'; readonly amend: (course: C) => C }
  /** Tries a failed load again. */
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
       * `failed`: a load failed and can be tried again. `busy`: a question is being loaded. `covered`: a cover hides
       * the question.
       */
      tags: 'failed' | 'busy' | 'covered';
    },
    actors: {
      open: fromPromise<OpenedAddress<C>, Context>(({ input }) => rules.open(input)),
      deal: fromPromise<NextQuestion<C, Q> | null, Context>(({ input }) => rules.deal(input)),
      grade: fromPromise<G | null, Context>(async ({ input: { question, answer } }) =>
        answer === null ? null : rules.grade(question, answer),
      ),
      loadResult: fromPromise<void, Context>(({ input }) => rules.loadResult(input)),
    },
    guards: {
      isOver: ({ context }) => rules.isOver(context.course),
      isAnswered: ({ context }) => context.answer !== null,
      isGraded: ({ context }) => context.grade !== null,
    },
    actions: { counted: ({ context }) => rules.counted(context) },
  });
}

type Setup<C, Q, A, G> = ReturnType<typeof questionSetup<C, Q, A, G>>;

const warn = ({ event }: { event: ErrorActorEvent }) => console.warn(event.error);

/** State that grades the answer, counts it, and goes to `target`. */
const gradedBefore = <C, Q, A, G>(
  machine: Setup<C, Q, A, G>,
  rules: QuestionRules<C, Q, A, G>,
  target: '#question-session.answered' | '#question-session.ending',
) =>
  machine.createStateConfig({
    invoke: {
      src: 'grade',
      input: ({ context }) => context,
      onDone: {
        actions: [
          assign(({ context, event: { output } }) =>
            output === null
              ? {}
              : { grade: output, course: rules.count(context.course, context.question, output) },
          ),
          'counted',
        ],
        target,
      },
      onError: { actions: warn, target: 'failed' },
    },
  });

/** State `grading`. If the reader ends the session meanwhile, the answer still counts. */
const gradingState = <C, Q, A, G>(machine: Setup<C, Q, A, G>, rules: QuestionRules<C, Q, A, G>) =>
  machine.createStateConfig({
    initial: 'working',
    states: {
      working: {
        ...gradedBefore(machine, rules, '#question-session.answered'),
        on: { STOP: 'stopping' },
      },
      stopping: gradedBefore(machine, rules, '#question-session.ending'),
      failed: { tags: 'failed', on: { RETRY: 'working' } },
    },
  });

/** State `dealing`: loads the next question. */
const dealingState = <C, Q, A, G>(machine: Setup<C, Q, A, G>) =>
  machine.createStateConfig({
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
              target: '#question-session.none',
            },
            {
              actions: assign(({ context, event: { output } }) =>
                output === null
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
  });

/** State that reads the address, then deals what it asks for or returns to what is shown. */
const openedBefore = <C, Q, A, G, T extends string>(machine: Setup<C, Q, A, G>, failed: T) =>
  machine.createStateConfig({
    invoke: {
      src: 'open',
      input: ({ context }) => context,
      onDone: [
        {
          guard: ({ event }) => event.output.needsDeal,
          actions: assign(({ event }) => ({ course: event.output.course })),
          target: '#question-session.dealing',
        },
        {
          actions: assign(({ event }) => ({ course: event.output.course })),
          target: '#question-session.returning',
        },
      ],
      onError: { actions: warn, target: failed },
    },
  });

/** State `opening`: reads what the address asks for. */
const openingState = <C, Q, A, G>(machine: Setup<C, Q, A, G>) =>
  machine.createStateConfig({
    initial: 'working',
    states: {
      /** A frame in a host page shows a cover before it deals another question than its page came with. */
      covered: { tags: 'covered', on: { UNCOVER: 'uncovering' } },
      uncovering: { tags: 'covered', ...openedBefore(machine, 'covered') },
      working: { tags: 'busy', ...openedBefore(machine, 'failed') },
      failed: { tags: ['failed', 'busy'], on: { RETRY: 'working' } },
    },
  });

/** State that loads what the end needs, then goes to `target`. */
const endingState = <C, Q, A, G, T extends string>(machine: Setup<C, Q, A, G>, target: T) =>
  machine.createStateConfig({
    initial: 'working',
    states: {
      working: {
        invoke: {
          src: 'loadResult',
          input: ({ context }) => context,
          onDone: target,
          onError: { actions: warn, target: 'failed' },
        },
      },
      failed: { tags: 'failed', on: { RETRY: 'working' } },
    },
  });

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
      OPEN: '.opening',
      COVER: '.opening.covered',
      STOP: '.ending',
    },
    states: {
      asking: {
        on: { ANSWER: { actions: assign(({ event }) => ({ answer: event.answer })), target: 'grading' } },
      },
      grading: gradingState(machine, rules),
      answered: {
        on: { NEXT: [{ guard: 'isOver', target: 'over' }, { target: 'dealing' }] },
      },
      dealing: dealingState(machine),
      opening: openingState(machine),
      /** The address asks for nothing new, so everything stays as it was. */
      returning: {
        always: [
          { guard: 'isGraded', target: 'answered' },
          { guard: 'isAnswered', target: 'grading' },
          { target: 'asking' },
        ],
      },
      none: endingState(machine, '#question-session.noQuestions'),
      /** There are no questions, and the words for saying so are loaded. */
      noQuestions: {},
      ending: endingState(machine, '#question-session.over'),
      over: {},
    },
  });
}
