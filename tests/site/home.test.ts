/** What home is to a reader, by what they have done. */
import { describe, expect, test } from 'vitest';
import {
  dayQuestion,
  dayQuestionOfTwo,
  isForTwo,
  pairsIn,
  pairsOf,
  todaysPair,
} from '../../src/scripts/home/day-question.ts';
import { knownGames, visitorOf } from '../../src/scripts/home/known-games.ts';

const courses = ['changchun', 'riichi', 'british'].map((game) => ({
  game,
  lessons: [{ exercises: [`${game}/a/1`] }, { exercises: [`${game}/b/1`, `${game}/b/2`] }],
}));
const solved = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '2026-01-01']));
const done = (game: string) => [`${game}/a/1`, `${game}/b/1`, `${game}/b/2`];

describe('a game is known', () => {
  test('once every lesson of its course is done', () => {
    expect(knownGames(courses, solved('riichi/a/1', 'riichi/b/1'))).toEqual([]);
    expect(knownGames(courses, solved(...done('riichi')))).toEqual(['riichi']);
  });

  test('by whoever learnt another one from it', () => {
    const answers = solved('unlearn/changchun/riichi/calls', 'unlearn/nonsense/riichi/calls');
    expect(knownGames(courses, answers)).toEqual(['changchun']);
    expect(knownGames(courses, { ...answers, ...solved(...done('british')) })).toEqual([
      'changchun',
      'british',
    ]);
  });

  test('not where its course has no lessons', () => {
    expect(knownGames([{ game: 'changchun', lessons: [] }], {})).toEqual([]);
  });
});

test('a visitor is new, comes back, or knows several games', () => {
  expect(visitorOf([], null)).toBe('new');
  expect(visitorOf([], 'riichi')).toBe('back');
  expect(visitorOf(['riichi'], null)).toBe('back');
  expect(visitorOf(['riichi', 'british'], null)).toBe('several');
});

describe('today', () => {
  const pairs = pairsIn('changchun riichi win may,british riichi waits,british changchun');
  const days = Array.from({ length: 8 }, (_, day) => new Date(2026, 10, 1 + day, 12));

  test('two games that nothing can be asked about together are no pair', () => {
    expect(pairs.map(({ one, other }) => `${one} ${other}`)).toEqual(['changchun riichi', 'british riichi']);
    expect(pairsOf(pairs, ['riichi', 'changchun'])).toEqual([pairs[0]]);
    expect(pairsOf(pairs, ['british', 'changchun'])).toEqual([]);
  });

  test('every other question is one of two games, and pairs take turns', () => {
    expect(days.map(isForTwo)).toEqual(days.map((_, day) => isForTwo(days[0] as Date) === (day % 2 === 0)));
    const asked = days.filter(isForTwo).map((day) => todaysPair(pairs, day));
    expect(new Set(asked).size).toBe(2);
    expect(asked[0]).not.toBe(asked[1]);
  });

  test('a question has the day in its address, and nothing else that changes', () => {
    const [one, later] = [new Date(2026, 10, 27, 6), new Date(2026, 10, 27, 23)];
    expect(dayQuestion('riichi', one)).toBe(dayQuestion('riichi', later));
    expect(dayQuestion('riichi', one)).not.toBe(dayQuestion('riichi', new Date(2026, 10, 28, 6)));
    expect(dayQuestionOfTwo(pairs, one)).toBe(dayQuestionOfTwo(pairs, later));
    expect(dayQuestionOfTwo(pairs.slice(0, 1), one)).toMatch(/^changchun\/mixed\/#.*seed=day-2026-11-27/);
    expect(dayQuestionOfTwo([], one)).toBeNull();
  });

  test('kinds of question take turns too, of every pair', () => {
    const month = Array.from({ length: 28 }, (_, day) => new Date(2026, 10, 1 + day, 12));
    const both = [
      { one: 'changchun', other: 'riichi', kinds: ['waits', 'may'] },
      { one: 'british', other: 'riichi', kinds: ['claim', 'pass'] },
    ];
    const asked = month.filter(isForTwo).map((day) => dayQuestionOfTwo(both, day) ?? '');
    const kinds = asked.map((address) => /asks=([a-z]+)/.exec(address)?.[1]);
    expect(new Set(kinds)).toEqual(new Set(['waits', 'may', 'claim', 'pass']));
  });
});
