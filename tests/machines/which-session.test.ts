/** A table that is asked question by question: every state and transition is walked. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { createWhichSession, type WhichEvent } from '../../src/machines/which-session.ts';

/** An “a” makes no sense after a “b”. */
const afterChange = (answers: readonly string[]) =>
  answers.filter((each, at) => each !== 'a' || answers[at - 1] !== 'b');
/** Three answers are enough. */
const machine = createWhichSession<string>((answers) => answers.length >= 3, afterChange);
const events: readonly WhichEvent<string>[] = [
  { type: 'ANSWER', answer: 'a' },
  { type: 'ANSWER', answer: 'b' },
  { type: 'BACK' },
  { type: 'RESTART' },
  { type: 'CHANGE', at: 0 },
  { type: 'CHANGE', at: 1 },
  { type: 'OPEN', answers: ['a', 'b', 'a'], broken: null },
  { type: 'OPEN', answers: ['b'], broken: null },
  { type: 'OPEN', answers: [], broken: 'cut off' },
];

describe('Every state and transition', () => {
  const all = adjacencyMapToArray(
    getAdjacencyMap(machine, {
      events,
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
      limit: 20_000,
    }),
  );

  test('is over exactly when the answers are enough and none is being changed', () => {
    expect(all.length).toBeGreaterThan(50);
    for (const { nextState } of all) {
      expect(nextState.matches('changing')).toBe(nextState.context.changing !== null);
      expect(nextState.matches('over')).toBe(
        nextState.context.answers.length >= 3 && nextState.context.changing === null,
      );
    }
  });

  test('an answer that is being changed is replaced, with what makes no sense after it; back leaves all as they were', () => {
    const changed = all.filter(({ state }) => state.matches('changing'));
    expect(changed.length).toBeGreaterThan(20);
    for (const { state, event, nextState } of changed) {
      const { answers, changing } = state.context;
      if (event.type === 'ANSWER')
        expect(nextState.context.answers).toEqual(afterChange(answers.with(changing ?? 0, event.answer)));
      if (event.type === 'BACK') expect(nextState.context.answers).toEqual(answers);
      if (event.type === 'ANSWER' || event.type === 'BACK') expect(nextState.context.changing).toBeNull();
    }
  });

  test('only an answer that was made can be changed', () => {
    for (const { state, event, nextState } of all)
      if (event.type === 'CHANGE')
        expect(nextState.context.changing).toBe(
          event.at < state.context.answers.length ? event.at : state.context.changing,
        );
  });

  test('otherwise an answer is added at the end, and back takes the last one', () => {
    for (const { state, event, nextState } of all.filter((each) => !each.state.matches('changing'))) {
      const [before, after] = [state.context.answers, nextState.context.answers];
      const where = `${JSON.stringify([state.value, before])} ${event.type}`;
      if (event.type === 'ANSWER')
        expect(after, where).toEqual(state.matches('over') ? before : [...before, event.answer]);
      if (event.type === 'BACK') expect(after, where).toEqual(before.slice(0, -1));
      if (event.type === 'RESTART') expect(after, where).toEqual([]);
      if (event.type === 'OPEN') expect(after, where).toEqual(event.answers);
    }
  });

  test('what was wrong with the address is told until somebody answers or begins again', () => {
    for (const { state, event, nextState } of all) {
      if (event.type === 'OPEN') expect(nextState.context.broken).toBe(event.broken);
      else if (event.type === 'ANSWER' || event.type === 'RESTART')
        expect(nextState.context.broken).toBe(null);
      else expect([null, state.context.broken]).toContain(nextState.context.broken);
    }
  });
});

test('whoever goes back from the result is asked the last question again', () => {
  const actor = createActor(machine).start();
  for (const answer of ['a', 'b', 'c']) actor.send({ type: 'ANSWER', answer });
  expect(actor.getSnapshot().matches('over')).toBe(true);
  actor.send({ type: 'BACK' });
  expect(actor.getSnapshot().matches('asking')).toBe(true);
  expect(actor.getSnapshot().context.answers).toEqual(['a', 'b']);
});
