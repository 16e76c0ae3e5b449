/** A session of questions: every state and transition is walked, with work that fails and comes too late. */
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import {
  createQuestionSession,
  type NextQuestion,
  type OpenedAddress,
  type QuestionEvent,
} from '../../src/machines/question-session.ts';

/** Sums in a row: question 2 asks for 4. */
interface Sums {
  readonly length: number;
  readonly asked: number;
  readonly right: readonly boolean[];
}
const sums = (length: number): Sums => ({ length, asked: 1, right: [] });
const next = ({ asked }: Sums): NextQuestion<Sums, number> => ({
  question: asked + 1,
  begun: (course) => ({ ...course, asked: course.asked + 1 }),
});
const count = (course: Sums, _: number, grade: boolean): Sums => ({
  ...course,
  right: [...course.right, grade],
});
const isOver = ({ right, length }: Sums): boolean => right.length >= length;

type Event = QuestionEvent<Sums, number>;
const silent = { open: nothing, deal: nothing, grade: nothing, loadResult: nothing };
function nothing(): Promise<never> {
  return new Promise(() => {});
}

describe('Every state and transition', () => {
  const machine = createQuestionSession<Sums, number, number, boolean>({
    ...silent,
    count,
    counted: () => {},
    isOver,
  });
  /** What work ends with that was begun in a state. */
  const done = (state: string, output: unknown, step = 'working') =>
    ({ type: `xstate.done.actor.0.question-session.${state}.${step}`, output }) as unknown as Event;
  const failed = (state: string, step = 'working') =>
    ({
      type: `xstate.error.actor.0.question-session.${state}.${step}`,
      error: new Error('offline'),
    }) as unknown as Event;
  const work: readonly Event[] = [
    done('grading', true),
    done('grading', false),
    done('grading', true, 'stopping'),
    failed('grading', 'stopping'),
    done('dealing', { question: 2, begun: next(sums(2)).begun }),
    done('dealing', null),
    done('opening', { course: sums(2), needsDeal: true }),
    done('opening', { course: sums(2), needsDeal: false }),
    done('opening', { course: sums(2), needsDeal: true }, 'uncovering'),
    done('none', undefined),
    done('ending', undefined),
    ...['grading', 'dealing', 'opening', 'none', 'ending'].map((state) => failed(state)),
    failed('opening', 'uncovering'),
  ];
  const presses: readonly Event[] = [
    { type: 'ANSWER', answer: 2 },
    { type: 'NEXT' },
    { type: 'STOP' },
    { type: 'BEGIN', course: sums(2) },
    { type: 'OPEN' },
    { type: 'COVER' },
    { type: 'UNCOVER' },
    { type: 'RETRY' },
  ];

  test('is reached, an answer counts once, and no failure is the end', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const map = getAdjacencyMap(machine, {
      input: { course: sums(2), question: 1 },
      events: [...presses, ...work],
      serializeState: ({ value, context: { course, answer, grade } }) =>
        JSON.stringify([value, course, answer, grade]),
      // Sessions that go on after their end add nothing.
      stopWhen: ({ context }) => context.course.right.length > 2,
      limit: 20_000,
    });
    const all = adjacencyMapToArray(map);
    const places = new Set(all.map(({ state }) => JSON.stringify(state.value)));
    for (const name of ['asking', 'answered', 'over']) expect(places).toContain(JSON.stringify(name));
    for (const name of ['grading', 'dealing', 'opening', 'none', 'ending'])
      for (const step of ['working', 'failed']) expect(places).toContain(JSON.stringify({ [name]: step }));
    for (const { state, event, nextState } of all) {
      const where = `${JSON.stringify(state.value)} ${JSON.stringify(event)}`;
      const [before, after] = [state.context, nextState.context];
      // What was answered before is counted by what grades it, and by nothing else.
      const gained = after.course.right.length - before.course.right.length;
      const isGraded = String(event.type).includes('done.actor.0.question-session.grading');
      if (gained > 0) expect([gained, isGraded, before.grade], where).toEqual([1, true, null]);
      // An answer goes with its question alone.
      if (before.answer !== null && after.answer === null)
        expect(String(event.type), where).toContain('done.actor.0.question-session.dealing');
      if (before.answer !== null && after.answer !== null) expect(after.answer, where).toBe(before.answer);
      // Wherever an answer was graded it can be gone on from, or the session is at its end.
      if (nextState.matches('answered')) expect(after.grade, where).not.toBeNull();
      if (nextState.matches('asking')) expect(after.answer, where).toBeNull();
      // What failed can be tried again.
      if (nextState.hasTag('failed')) expect(nextState.can({ type: 'RETRY' }), where).toBe(true);
    }
  });
});

/** A session whose work is done when the test says so, or fails. */
function session(length = 2) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const waiting: { readonly done: (value: unknown) => void; readonly fail: () => void }[] = [];
  const later = <T>() =>
    new Promise<T>((resolve, reject) => {
      waiting.push({
        done: (value) => resolve(value as T),
        fail: () => reject(new Error('offline')),
      });
    });
  const counted: boolean[] = [];
  const machine = createQuestionSession<Sums, number, number, boolean>({
    open: () => later<OpenedAddress<Sums>>(),
    deal: () => later<NextQuestion<Sums, number> | null>(),
    grade: () => later<boolean>(),
    loadResult: () => later<void>(),
    count,
    counted: ({ grade }) => counted.push(grade === true),
    isOver,
  });
  const actor = createActor(machine, { input: { course: sums(length), question: 1 } }).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    send: actor.send,
    counted,
    waiting,
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    done: async (value: unknown, which = waiting.length - 1) => {
      waiting[which]?.done(value);
      await settled();
    },
    fail: async () => {
      waiting.at(-1)?.fail();
      await settled();
    },
  };
}

test('an answer whose grading fails is kept, and counts once when that is tried again', async () => {
  const { send, at, fail, done, counted, context } = session();
  send({ type: 'ANSWER', answer: 2 });
  await fail();
  expect(at()).toEqual({ grading: 'failed' });
  send({ type: 'RETRY' });
  await fail();
  send({ type: 'RETRY' });
  await done(true);
  expect([at(), counted, context().answer]).toEqual(['answered', [true], 2]);
});

test('another answer, while one is graded and after, changes nothing', async () => {
  const { send, done, context } = session();
  send({ type: 'ANSWER', answer: 2 });
  send({ type: 'ANSWER', answer: 5 });
  await done(true);
  send({ type: 'ANSWER', answer: 7 });
  expect([context().answer, context().course.right]).toEqual([2, [true]]);
});

test('a question that comes after another course was begun is not shown', async () => {
  const { send, done, at, context, waiting } = session();
  send({ type: 'BEGIN', course: sums(5) });
  send({ type: 'BEGIN', course: sums(9) });
  expect(waiting).toHaveLength(2);
  await done({ question: 77, begun: (course: Sums) => course }, 0);
  expect([at(), context().question]).toEqual([{ dealing: 'working' }, 1]);
  await done(next(context().course));
  expect([at(), context().question, context().course.length]).toEqual(['asking', 2, 9]);
});

test('an answer that is being graded does not count in the course that was begun meanwhile', async () => {
  const { send, done, context, counted } = session();
  send({ type: 'ANSWER', answer: 2 });
  send({ type: 'BEGIN', course: sums(9) });
  await done(true, 0);
  expect([context().course.right, counted]).toEqual([[], []]);
});

test('after the last question it is over; before, it is once its result has been loaded', async () => {
  const { send, done, at, fail } = session(1);
  send({ type: 'ANSWER', answer: 2 });
  await done(true);
  send({ type: 'NEXT' });
  expect(at()).toBe('over');
  const left = session();
  left.send({ type: 'STOP' });
  await left.fail();
  expect(left.at()).toEqual({ ending: 'failed' });
  left.send({ type: 'RETRY' });
  await left.done(undefined);
  expect(left.at()).toBe('over');
  await fail();
});

test('an answer that is being graded counts, though the session is ended meanwhile', async () => {
  const { send, done, at, counted, context, waiting } = session();
  send({ type: 'ANSWER', answer: 2 });
  send({ type: 'STOP' });
  expect(at()).toEqual({ grading: 'stopping' });
  await done(true, 0);
  expect(counted).toEqual([]);
  await done(true);
  expect([counted, context().course.right, at()]).toEqual([[true], [true], { ending: 'working' }]);
  expect(waiting).toHaveLength(3);
});

test('what is amended while the next question is dealt is not lost', async () => {
  const { send, done, context } = session();
  send({ type: 'ANSWER', answer: 2 });
  await done(true);
  send({ type: 'NEXT' });
  send({ type: 'AMEND', amend: (course) => ({ ...course, length: 12 }) });
  await done(next(context().course));
  expect([context().course.length, context().course.asked]).toEqual([12, 2]);
});

test('an address that asks for nothing else leaves all as it was', async () => {
  const { send, done, at, context } = session();
  send({ type: 'ANSWER', answer: 2 });
  await done(true);
  send({ type: 'OPEN' });
  await done({ course: context().course, needsDeal: false });
  expect([at(), context().course.right]).toEqual(['answered', [true]]);
});

test('a cover waits for a press, and stays where what it stands for cannot be fetched', async () => {
  const { send, done, at, fail } = session();
  send({ type: 'COVER' });
  expect(at()).toEqual({ opening: 'covered' });
  send({ type: 'UNCOVER' });
  await fail();
  expect(at()).toEqual({ opening: 'covered' });
  send({ type: 'UNCOVER' });
  await done({ course: sums(4), needsDeal: true });
  expect(at()).toEqual({ dealing: 'working' });
});

test('where no question can be had it says so, and another course can be begun', async () => {
  const { send, done, at, context } = session();
  send({ type: 'BEGIN', course: sums(3) });
  await done(null);
  expect(at()).toEqual({ none: 'working' });
  await done(undefined);
  expect(at()).toEqual('noQuestions');
  send({ type: 'BEGIN', course: sums(3) });
  await done(next(context().course));
  expect(at()).toBe('asking');
});
