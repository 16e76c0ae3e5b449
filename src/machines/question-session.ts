/**
 * Questions one after the other: what is asked, how it was answered, and what could not be loaded meanwhile. Practice, a
 * course's test, a drill and a board by itself are each this machine with rules of their own (`QuestionRules`).
 */
import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';

/** What a session is about: the course `C` of its questions `Q`, answers `A`, and how they are graded `G`. */
export interface QuestionContext<C, Q, A, G> {
  /** What is asked from here on, and what was answered so far. */
  readonly course: C;
  /** The question that is shown. */
  readonly question: Q;
  /** How it was answered; null before. */
  readonly answer: A | null;
  /** What the answer is worth; null until it is graded. */
  readonly grade: G | null;
}

/** The next question, and what becomes of the course once it is asked. */
export interface NextQuestion<C, Q> {
  readonly question: Q;
  readonly begun: (course: C) => C;
}

/** What the address asks for: a course, and whether another question is to be dealt by it. */
export interface OpenedAddress<C> {
  readonly course: C;
  readonly isElsewhere: boolean;
}

export interface QuestionRules<C, Q, A, G> {
  readonly open: (context: QuestionContext<C, Q, A, G>) => Promise<OpenedAddress<C>>;
  /** Deals the next question; null where none can be had. */
  readonly deal: (context: QuestionContext<C, Q, A, G>) => Promise<NextQuestion<C, Q> | null>;
  readonly grade: (question: Q, answer: A) => Promise<G>;
  /** The course once an answer is graded. */
  readonly count: (course: C, question: Q, grade: G) => C;
  /** Loads what a result, or that there are no questions, is told with. */
  readonly loadResult: (context: QuestionContext<C, Q, A, G>) => Promise<void>;
  readonly isOver: (course: C) => boolean;
  /** Called once for each answer that is counted. */
  readonly counted: (context: QuestionContext<C, Q, A, G>) => void;
}

export type QuestionEvent<C, A> =
  | { readonly type: 'ANSWER'; readonly answer: A }
  | { readonly type: 'NEXT' }
  /** Ends the session where it is. */
  | { readonly type: 'STOP' }
  /** Another course, from its first question on. */
  | { readonly type: 'BEGIN'; readonly course: C }
  /** The address asks for something. `COVER` leaves it to a press whether it is dealt. */
  | { readonly type: 'OPEN' | 'COVER' | 'UNCOVER' }
  /** Something beside an answer changes what is still to be asked. */
  | { readonly type: 'AMEND'; readonly amend: (course: C) => C }
  /** What could not be loaded is tried once more. */
  | { readonly type: 'RETRY' };

/** What the machine is made of. */
function questionSetup<C, Q, A, G>(rules: QuestionRules<C, Q, A, G>) {
  type Context = QuestionContext<C, Q, A, G>;
  return setup({
    types: {} as {
      context: Context;
      events: QuestionEvent<C, A>;
      input: { readonly course: C; readonly question: Q };
      /** `failed`: what could not be loaded can be tried again · `busy`: a question is on its way · `covered`: a cover hides it. */
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

/** An answer that is being graded, and then counts. */
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

/** The answer is graded. Who ends the session meanwhile has it counted all the same. */
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

/** The next question is dealt. */
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

/** What the address asks for is read. */
const openingState = <C, Q, A, G>(machine: Setup<C, Q, A, G>) =>
  machine.createStateConfig({
    initial: 'working',
    states: {
      /** A frame shows a cover before it deals another question than its page has brought. */
      covered: { tags: 'covered', on: { UNCOVER: 'uncovering' } },
      uncovering: {
        tags: 'covered',
        invoke: {
          src: 'open',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.isElsewhere,
              actions: assign(({ event }) => ({ course: event.output.course })),
              target: '#question-session.dealing',
            },
            {
              actions: assign(({ event }) => ({ course: event.output.course })),
              target: '#question-session.returning',
            },
          ],
          onError: { actions: warn, target: 'covered' },
        },
      },
      working: {
        tags: 'busy',
        invoke: {
          src: 'open',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.isElsewhere,
              actions: assign(({ event }) => ({ course: event.output.course })),
              target: '#question-session.dealing',
            },
            {
              actions: assign(({ event }) => ({ course: event.output.course })),
              target: '#question-session.returning',
            },
          ],
          onError: { actions: warn, target: 'failed' },
        },
      },
      failed: { tags: ['failed', 'busy'], on: { RETRY: 'working' } },
    },
  });

/** What the end is told with is loaded. */
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

/** The machine of question sessions with these rules. A state whose work fails is `failed` there, and can be tried again. */
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
      /** The address asks for nothing new: all stays as it was. */
      returning: {
        always: [
          { guard: 'isGraded', target: 'answered' },
          { guard: 'isAnswered', target: 'grading' },
          { target: 'asking' },
        ],
      },
      none: endingState(machine, '#question-session.toldNone'),
      /** There is no question to be had, and the words for it are there. */
      toldNone: {},
      ending: endingState(machine, '#question-session.over'),
      over: {},
    },
  });
}
