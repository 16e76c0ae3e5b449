/** A session of questions: every state and transition is walked, with work that fails and comes too late. */
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import {
  createQuestionSession,
  type EarlyEnd,
  type NextQuestion,
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

/** The course without what could not be dealt. */
const shortened = (course: Sums): Sums => ({ ...course, length: course.right.length });

type Event = QuestionEvent<Sums, number>;
/** Question 2 asks for 4. */
const grade = (question: number, answer: number): boolean => answer === 2 * question;

describe('Every state and transition', () => {
  const machine = createQuestionSession<Sums, number, number, boolean>({
    deal: () => new Promise(() => {}),
    grade,
    count,
    counted: () => {},
    isOver,
  });
  /** What dealing ends with. */
  const done = (output: unknown) =>
    ({ type: 'xstate.done.actor.0.question-session.dealing.working', output }) as unknown as Event;
  const work: readonly Event[] = [
    done({ question: 2, begun: next(sums(2)).begun }),
    done({ ended: shortened } satisfies EarlyEnd<Sums>),
    done(null),
    {
      type: 'xstate.error.actor.0.question-session.dealing.working',
      error: new Error('offline'),
    } as unknown as Event,
  ];
  const presses: readonly Event[] = [
    { type: 'ANSWER', answer: 2 },
    { type: 'NEXT' },
    { type: 'STOP' },
    { type: 'BEGIN', course: sums(2) },
    { type: 'COVER' },
    { type: 'RETURN' },
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
    for (const name of ['asking', 'answered', 'covered', 'noQuestions', 'over'])
      expect(places).toContain(JSON.stringify(name));
    for (const step of ['working', 'failed']) expect(places).toContain(JSON.stringify({ dealing: step }));
    for (const { state, event, nextState } of all) {
      const where = `${JSON.stringify(state.value)} ${JSON.stringify(event)}`;
      const [before, after] = [state.context, nextState.context];
      // An answer counts once, when it is given.
      const gained = after.course.right.length - before.course.right.length;
      if (gained > 0) expect([gained, event.type, before.grade], where).toEqual([1, 'ANSWER', null]);
      // An answer goes with its question alone.
      if (before.answer !== null && after.answer === null)
        expect(String(event.type), where).toContain('done.actor.0.question-session.dealing');
      if (before.answer !== null && after.answer !== null) expect(after.answer, where).toBe(before.answer);
      // Wherever an answer was graded it can be gone on from, or the session is at its end.
      if (nextState.matches('answered')) expect(after.grade, where).not.toBeNull();
      if (nextState.matches('asking')) expect(after.answer, where).toBeNull();
      // What can no longer be dealt ends the session, with the answers that were given.
      if ('output' in event && 'ended' in Object(event.output) && before !== after)
        expect([nextState.value, after.course], where).toEqual(['over', shortened(before.course)]);
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
    deal: () => later<NextQuestion<Sums, number> | null>(),
    grade,
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

test('another answer after the first changes nothing', () => {
  const { send, context, counted } = session();
  send({ type: 'ANSWER', answer: 2 });
  send({ type: 'ANSWER', answer: 5 });
  expect([context().answer, context().course.right, counted]).toEqual([2, [true], [true]]);
});

test('dealing that fails can be tried again, twice', async () => {
  const { send, at, fail, done, context } = session();
  send({ type: 'ANSWER', answer: 2 });
  send({ type: 'NEXT' });
  await fail();
  expect(at()).toEqual({ dealing: 'failed' });
  send({ type: 'RETRY' });
  await fail();
  send({ type: 'RETRY' });
  await done(next(context().course));
  expect([at(), context().question, context().answer]).toEqual(['asking', 2, null]);
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

test('after the last question it is over, and before, where the reader ends it', () => {
  const { send, at } = session(1);
  send({ type: 'ANSWER', answer: 2 });
  send({ type: 'NEXT' });
  expect(at()).toBe('over');
  const left = session();
  left.send({ type: 'STOP' });
  expect(left.at()).toBe('over');
});

test('where nothing that is left can be dealt it ends, with the answers so far', async () => {
  const { send, done, at, context } = session(5);
  send({ type: 'ANSWER', answer: 2 });
  send({ type: 'NEXT' });
  await done({ ended: shortened });
  expect([at(), context().course]).toEqual(['over', { length: 1, asked: 1, right: [true] }]);
});

test('what is amended while the next question is dealt is not lost', async () => {
  const { send, done, context } = session();
  send({ type: 'ANSWER', answer: 2 });
  send({ type: 'NEXT' });
  send({ type: 'AMEND', amend: (course) => ({ ...course, length: 12 }) });
  await done(next(context().course));
  expect([context().course.length, context().course.asked]).toEqual([12, 2]);
});

test('an address that asks for nothing else leaves all as it was', () => {
  const { send, at, context } = session();
  send({ type: 'RETURN' });
  expect(at()).toBe('asking');
  send({ type: 'ANSWER', answer: 2 });
  send({ type: 'RETURN' });
  expect([at(), context().course.right]).toEqual(['answered', [true]]);
});

test('a cover stays until the question that it stands for is begun, or the one below it is wanted', () => {
  const { send, at } = session();
  send({ type: 'COVER' });
  expect(at()).toBe('covered');
  send({ type: 'BEGIN', course: sums(4) });
  expect(at()).toEqual({ dealing: 'working' });
  send({ type: 'COVER' });
  send({ type: 'RETURN' });
  expect(at()).toBe('asking');
});

test('where no question can be had it says so, and another course can be begun', async () => {
  const { send, done, at, context } = session();
  send({ type: 'BEGIN', course: sums(3) });
  await done(null);
  expect(at()).toBe('noQuestions');
  send({ type: 'BEGIN', course: sums(3) });
  await done(next(context().course));
  expect(at()).toBe('asking');
});
