/** The deals of a match: what is told of each, which go before another, and what of a kept note is a deal. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealsBefore, isPlayedDeal, type PlayedDeal, standingsOf } from '../../src/sessions/match.ts';

const deal = (seed: string, before: readonly number[], after: readonly number[]): PlayedDeal => ({
  seed,
  dealer: 0,
  winners: [{ seat: 1, total: 3, unit: 'fan' }],
  before,
  after,
});
const [even, first, second] = [
  [0, 0, 0, 0],
  [-3, 9, -3, -3],
  [3, 3, -3, -3],
];
const match = [deal('a', even, first), deal('b', first, second)];

describe('The deals before another', () => {
  test('are all of them where it goes on from their money', () => {
    expect(dealsBefore(match, 'c', second)).toEqual(match);
  });

  test('are those up to it where it is played once more', () => {
    expect(dealsBefore(match, 'b', first)).toEqual(match.slice(0, 1));
    expect(dealsBefore(match, 'a', even)).toEqual([]);
  });

  test('are none where it begins with other money: that is another match', () => {
    expect(dealsBefore(match, 'c', even)).toEqual([]);
  });
});

describe('The standings of a match', () => {
  test('are by what each has won in it, and equal sums share a place', () => {
    expect(standingsOf(match, 0).map(({ seat, place, change }) => [seat, place, change])).toEqual([
      [0, 1, 3],
      [1, 1, 3],
      [2, 3, -3],
      [3, 3, -3],
    ]);
  });

  test('count what was played before a link that leads into the middle of a match', () => {
    expect(standingsOf(match.slice(1), 0).map(({ change }) => change)).toEqual([3, 3, -3, -3]);
  });

  test('count from the money that the match began with', () => {
    const paid = [deal('a', [100, 100, 100, 100], [90, 120, 95, 95])];
    expect(standingsOf(paid, 100)[0]).toMatchObject({ seat: 1, place: 1, change: 20 });
  });

  test('go by what the match comes to, where a game counts that apart', () => {
    const final = [-12, 24, 6, -18] as const;
    expect(standingsOf(match, 0, final).map(({ seat, place, final }) => [seat, place, final])).toEqual([
      [1, 1, 24],
      [2, 2, 6],
      [0, 3, -12],
      [3, 4, -18],
    ]);
  });

  test('name the wins of each seat, and the best of them', () => {
    const [winner] = standingsOf(
      [...match, { ...deal('c', second, [9, 9, -9, -9]), winners: [{ seat: 1, total: 8, unit: 'fan' }] }],
      0,
    ).filter(({ seat }) => seat === 1);
    expect(winner).toMatchObject({ wins: 3, best: { total: 8, unit: 'fan' } });
    expect(standingsOf(match, 0).find(({ seat }) => seat === 0)).toMatchObject({ wins: 0, best: null });
  });
});

describe('What was kept', () => {
  test('is a deal after it was written down and read', () => {
    for (const each of JSON.parse(JSON.stringify(match))) expect(isPlayedDeal(each)).toBe(true);
  });

  test.each([
    null,
    7,
    {},
    { ...match[0], dealer: 4 },
    { ...match[0], winners: [null] },
    { ...match[0], winners: [{ seat: 1, total: '3', unit: 'fan' }] },
    { ...match[0], before: [0, 0, 0] },
    { ...match[0], after: [0, 0, 0, null] },
    { ...match[0], seed: {} },
  ])('is none where it is %j', (value) => {
    expect(isPlayedDeal(value)).toBe(false);
  });

  test('is looked at without an error, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof isPlayedDeal(value) === 'boolean'));
  });
});
