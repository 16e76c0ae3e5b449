/** The machine of an evening: every state and transition is walked, over deals that are made up. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { createEvening, type EveningEvent, type EveningRules } from '../../src/machines/evening.ts';

/** A deal is a letter. A "z" ends the match, a "b" cannot come after an "a", and a "w" wants a worth. */
type Deals = readonly string[];
const isImpossible = (deals: Deals): boolean =>
  deals.some((each, at) => each === 'b' && deals[at - 1] === 'a');
const rules: EveningRules<Deals, string, string> = {
  dealsOf: (deals) => deals,
  withDeals: (_, deals) => deals,
  isOver: (deals) => deals.at(-1) === 'z',
  goesOn: (deals) => deals.at(-1) !== 'z' && !isImpossible(deals),
  empty: '',
  step: (_, __, draft) =>
    draft === '' ? 'who' : draft === 'h' ? 'how' : draft === 'w' ? 'worth' : 'payments',
  takeBack: (_, __, draft) => (draft === 'w' ? 'h' : ''),
  draftOf: (deal) => deal,
  dealOf: (draft) => draft,
  refusal: (deals, at, draft) => (draft === 'b' && deals[at - 1] === 'a' ? 'no b after an a' : null),
};
const machine = createEvening(rules);
const events: readonly EveningEvent<Deals, string>[] = [
  { type: 'OPEN', evening: [] },
  { type: 'OPEN', evening: ['a', 'z'] },
  ...(
    [
      'ENTER',
      'TAKE_BACK',
      'CANCEL',
      'DONE',
      'CHANGE',
      'INSERT',
      'LEAVE_OUT',
      'UNDO',
      'REDO',
      'CLOSE',
    ] as const
  ).map((type) => ({ type })),
  ...['h', 'w', 'a', 'b', 'z'].map((draft) => ({ type: 'SAY', draft }) as const),
  { type: 'MEND', at: 0 },
  { type: 'MEND', at: 1 },
];

describe('Every state and transition', () => {
  const all = adjacencyMapToArray(
    getAdjacencyMap(machine, {
      events,
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
      // Evenings of up to three deals and two steps back are enough.
      stopWhen: ({ context }) => (context.evening?.length ?? 0) > 2 || context.past.length > 2,
      limit: 200_000,
    }),
  );

  test('is walked, with deals entered, mended, inserted and left out', () => {
    expect(all.length).toBeGreaterThan(1000);
    for (const value of ['before', 'between', 'mending', 'over'] as const)
      expect(all.some(({ nextState }) => nextState.matches(value))).toBe(true);
    for (const step of ['who', 'how', 'worth', 'payments'] as const)
      expect(all.some(({ nextState }) => nextState.matches({ entering: step }))).toBe(true);
  });

  test('a deal is entered exactly while there is a draft, at the step that the draft has reached', () => {
    for (const { nextState } of all) {
      const { entry, evening } = nextState.context;
      expect(nextState.matches('entering')).toBe(entry !== null);
      if (entry && evening)
        expect(nextState.matches({ entering: rules.step(evening, entry.at, entry.draft) })).toBe(true);
    }
  });

  test('is over exactly when the rules say so and nobody mends anything', () => {
    for (const { nextState } of all) {
      const { evening } = nextState.context;
      if (nextState.matches('over')) expect(rules.isOver(evening ?? [])).toBe(true);
      if (nextState.matches('between')) expect(rules.isOver(evening ?? [])).toBe(false);
    }
  });

  test('deals change only by entering one, leaving one out, undo, redo and another evening', () => {
    for (const { state, event, nextState } of all) {
      const [before, after] = [state.context.evening, nextState.context.evening];
      if (before === after) continue;
      expect(['DONE', 'LEAVE_OUT', 'UNDO', 'REDO', 'OPEN']).toContain(event.type);
      if (event.type === 'DONE' || event.type === 'LEAVE_OUT')
        expect(nextState.context.past.at(-1)).toEqual(before);
    }
  });

  test('what cannot be is never entered, and the reason is told until something else is said', () => {
    const refused = all.filter(
      ({ event, nextState }) => event.type === 'DONE' && nextState.context.entry?.refused,
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const { state, nextState } of refused) {
      expect(nextState.context.evening).toEqual(state.context.evening);
      expect(nextState.context.entry?.refused).toBe('no b after an a');
    }
    for (const { event, nextState } of all)
      if (event.type === 'SAY') expect(nextState.context.entry?.refused ?? null).toBeNull();
  });

  test('undo and redo are each other’s way back', () => {
    for (const { event, nextState, state } of all) {
      if (event.type !== 'UNDO' || state.context.evening === nextState.context.evening) continue;
      const [again] = [createActor(machine, { snapshot: nextState as never, input: undefined as never })];
      again.start();
      again.send({ type: 'REDO' });
      expect(again.getSnapshot().context).toEqual(state.context);
    }
  });
});

test('a deal before another takes its place, and all others follow', () => {
  const actor = createActor(machine).start();
  actor.send({ type: 'OPEN', evening: ['a', 'w', 'a'] });
  for (const event of [
    { type: 'MEND', at: 1 },
    { type: 'INSERT' },
    { type: 'SAY', draft: 'c' },
    { type: 'DONE' },
  ] as const)
    actor.send(event);
  expect(actor.getSnapshot().context.evening).toEqual(['a', 'c', 'w', 'a']);
});
