/** What an author of “I know one game. Teach me another” is told, and how an answer is said in the words of another game. */
import { describe, expect, test } from 'vitest';
import { unlearnForm } from '../../src/compare/form.ts';
import type { GameRuling } from '../../src/compare/table.ts';
import { wordingFor } from '../../src/compare/unlearn/facts.ts';
import { faultsOfPlan } from '../../src/compare/unlearn/plan.ts';
import { roomFor } from '../puzzles/concepts.ts';

describe('an answer of one game is said in the words of another', () => {
  const [changchun, taiwanese, hongKong] = ['changchun', 'hk-taiwanese', 'hong-kong'].map(
    (id) => roomFor(id).ruleset.terms,
  );
  test.each([
    ['13 each, and 14 for the Banker.', changchun, hongKong, '13 each, and 14 for East.'],
    ['After the deal, from East on.', hongKong, changchun, 'After the deal, from the Banker on.'],
    ['Four rounds, from East to North.', hongKong, changchun, 'Four rounds, from East to North.'],
    ['Whatever East pays is doubled.', hongKong, taiwanese, 'Whatever the dealer pays is doubled.'],
    ['Win beats Pong and Gong.', hongKong, changchun, 'Hu beats Peng and Gang.'],
    ['They win it with two Gongs.', hongKong, changchun, 'They win it with two Gangs.'],
  ])('%s', (says, own, other, said) => {
    if (!own || !other) throw new Error('a game is missing');
    expect(wordingFor(says, own, other)).toBe(said);
  });
});

describe('an author is told', () => {
  const cell = (key: string): GameRuling => ({ key, says: `${key}.`, rules: ['a'], see: [] });
  const small = {
    questions: [
      { id: 'one', title: 'One', games: { a: cell('yes'), b: cell('no') } },
      { id: 'two', title: 'Two', games: { a: cell('yes') } },
    ],
    alone: {},
  };
  const faults = (points: readonly object[]) =>
    faultsOfPlan(small, unlearnForm.parse({ points }), ['a', 'b']);
  const two = { row: 'two', ask: 'Two?', none: 'No.' };

  test('nothing where every question that differs has its place', () => {
    expect(faults([{ row: 'one', ask: 'One?' }, two])).toEqual([]);
  });

  test('of a question that does not exist, of one that is left out, and of one that stands there twice', () => {
    expect(faults([two, { row: 'three', ask: 'Three?' }])).toEqual([
      'there is no question "three" in compare.yaml.',
      'one differs between games and stands nowhere.',
    ]);
    expect(faults([two, { row: 'one', ask: 'One?' }, { row: 'one', statement: 'Late.' }])).toEqual([
      'one stands there twice.',
    ]);
  });

  test('of a game without the rule of which nothing is said', () => {
    expect(
      faults([
        { row: 'one', ask: 'One?' },
        { row: 'two', ask: 'Two?' },
      ]),
    ).toEqual(['two: not every game has a rule about it, so it needs `none`.']);
  });

  test('of a point that is neither asked nor stated, or both', () => {
    for (const point of [{ row: 'one' }, { row: 'one', ask: 'One?', statement: 'Late.' }]) {
      expect(unlearnForm.safeParse({ points: [point] }).error?.issues[0]?.message).toBe(
        'either `ask` or `statement` is expected',
      );
    }
  });
});
