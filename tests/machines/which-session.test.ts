/** A table that is asked question by question: every state and transition is walked. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { createWhichSession, type WhichEvent } from '../../src/machines/which-session.ts';

/** Three answers are enough. */
const machine = createWhichSession<string>((answers) => answers.length >= 3);
const events: readonly WhichEvent<string>[] = [
  { type: 'ANSWER', answer: 'a' },
  { type: 'ANSWER', answer: 'b' },
  { type: 'BACK' },
  { type: 'RESTART' },
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

  test('is over exactly when the answers are enough', () => {
    expect(all.length).toBeGreaterThan(50);
    for (const { nextState } of all)
      expect(nextState.matches('over')).toBe(nextState.context.answers.length >= 3);
  });

  test('an answer is added at the end, and back takes the last one', () => {
    for (const { state, event, nextState } of all) {
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
