/** What tables agree on beside the rules of every other test: how a match ends, and who answers for a hand. */
import { describe, expect, test } from 'vitest';
import riichi from '../../../src/rulesets/riichi/index.ts';
import { OPTIONS, PRESETS } from '../../../src/rulesets/riichi/options.ts';
import { judgeOf } from '../../fixtures/judge.ts';
import { games, ruleIds } from '../../lessons/content.ts';
import { rulesOf } from './rules.ts';
import { worthOf } from './worth.ts';

const { followed: following } = judgeOf(riichi);

const drawn = (...ready: readonly number[]) => [{ type: 'drawn', ready }];
const win = (seat: number, from: number | null, han = 1) => [
  { type: 'win', winners: [{ seat, han, fu: 30 }], from },
];
const passing = (count: number) => Array.from({ length: count }, () => drawn());

describe('The match', () => {
  test('match-length: two rounds, or one', () => {
    expect(following(passing(4), {})).toMatchObject({ over: false, dealer: 0, round: 'S' });
    expect(following(passing(4), { 'match-length': 'east' })).toMatchObject({
      over: true,
      rule: 'match-ends',
    });
  });

  test('bankruptcy: it goes on below zero, unless it is so agreed', () => {
    const broke = [win(1, 2, 11), win(1, 2, 11)];
    expect(following(broke, {})).toMatchObject({ over: false });
    expect(following(broke, { bankruptcy: true })).toMatchObject({ over: true, rule: 'bankruptcy' });
  });

  test('extension: a further round until somebody has 30,000', () => {
    const options = { extension: true, 'start-points': 25_000, 'return-points': 25_000 };
    expect(following(passing(8), options)).toMatchObject({ over: false, dealer: 0, round: 'W' });
    expect(following([...passing(8), win(1, 2, 5)], options)).toMatchObject({
      over: true,
      rule: 'extension',
    });
    expect(following(passing(12), options)).toMatchObject({ over: true, rule: 'match-ends' });
    expect(following(passing(8), { ...options, extension: false })).toMatchObject({ over: true });
  });

  test('last-deal: East who leads plays on, or ends it', () => {
    const leading = [...passing(7), win(3, 0, 5)];
    expect(following(leading, {})).toMatchObject({ over: false, dealer: 3, rule: 'east-stays' });
    expect(following(leading, { 'last-deal': 'ends' })).toMatchObject({ over: true, rule: 'last-deal' });
    expect(following([...passing(6), win(2, 0, 5)], { 'last-deal': 'ends' })).toMatchObject({ over: false });
  });

  test('last-deal: or a win of East alone ends it, and no draw in which it was ready', () => {
    const last = [...passing(6), win(3, 0, 5)];
    for (const [value, ready] of [
      ['ends', { over: true, rule: 'last-deal' }],
      ['ends-on-win', { over: false, dealer: 3, rule: 'east-stays' }],
    ] as const) {
      expect(following([...last, drawn(3)], { 'last-deal': value })).toMatchObject(ready);
      expect(following([...last, win(3, 0)], { 'last-deal': value })).toMatchObject({ rule: 'last-deal' });
    }
  });

  test('extension: or it does not end while East keeps the deal without leading', () => {
    const plays = (extension: boolean | string, ...deals: readonly object[][]) =>
      following([...passing(8), ...deals], { extension, 'start-points': 25_000 });
    // West has 31,000 after these, and South, who deals, 27,000 and a ready hand.
    const behind = [drawn(2), drawn(1, 2), drawn(1, 2)];
    expect(plays(true, ...behind)).toMatchObject({ over: true, rule: 'extension' });
    expect(plays('east-plays-on', ...behind)).toMatchObject({ over: false, dealer: 1, round: 'W' });
    expect(plays('east-plays-on', ...behind, drawn(2))).toMatchObject({ over: true, rule: 'extension' });
    // East leads with 31,000 after four of these, and not sooner.
    const ahead = Array.from({ length: 4 }, () => drawn(0, 2));
    expect(plays('east-plays-on', ...ahead.slice(1))).toMatchObject({ over: false, dealer: 0 });
    expect(plays('east-plays-on', ...ahead)).toMatchObject({ over: true, rule: 'extension' });
  });

  test('chombo: a void deal is played again by the same East, and ends no match', () => {
    const falseWin = (seat: number) => [{ type: 'chombo', seat }];
    // East leads by it in the last deal, has 30,000 by it in a further round, and its player falls below zero.
    expect(following([...passing(7), falseWin(1)], { 'last-deal': 'ends' })).toMatchObject({
      over: false,
      dealer: 3,
      round: 'S',
      rule: 'east-stays',
    });
    const fewer = { extension: true, 'start-points': 25_000 };
    const nearly = [...passing(8), falseWin(1), falseWin(1)];
    expect(following(nearly, fewer)).toMatchObject({ over: false, dealer: 0, round: 'W' });
    const broke = [win(1, 2, 11), falseWin(2)];
    expect(following(broke, { bankruptcy: true })).toMatchObject({ over: false, dealer: 1 });
    // The next deal that counts ends what the void ones did not.
    expect(following([...nearly, drawn()], fewer)).toMatchObject({ over: true, rule: 'extension' });
    expect(following([...broke, drawn()], { bankruptcy: true })).toMatchObject({ over: true });
  });
});

describe('man-blessing', () => {
  const first = '345m 678m 23p 456s 99s <4p';
  const yaku = (value: string): string => worthOf(first, 'S/E, first turn', { 'man-blessing': value }).yaku;

  test('man-blessing: alone, among others, as a yakuman, or not at all', () => {
    expect(yaku('alone')).toBe('blessing-of-man 5');
    expect(yaku('adds')).toBe('pinfu 1 + blessing-of-man 5');
    expect(yaku('yakuman')).toBe('blessing-of-man');
    expect(yaku('off')).toBe('pinfu 1');
  });

  test('not for East, nor after one’s own first discard', () => {
    expect(worthOf('345m 678m 23p 456s 99s <4p', 'S/E').yaku).toBe('pinfu 1');
  });
});

describe('liability', () => {
  const paid = (hand: string, situation: string): string => worthOf(hand, situation).paid;

  test('of big four winds, the fourth that was called', () => {
    expect(paid('[EEE<] [SSS^] [WWW>] [NNN<] C +C', 'N/E')).toBe('8,000; W 32,000 → 32,000');
    // Three of them are no such hand, whoever gave the third.
    expect(paid('[EEE<] [SSS^] [WWW>] 123m N +N', 'N/E')).toContain('E 16,000');
  });
});

describe('Options', () => {
  test('each is a rule of the law, and every table that is known by a name is made of them', () => {
    const known = new Set(
      games.filter(({ id }) => id === 'riichi').flatMap((riichi) => [...ruleIds(riichi)]),
    );
    for (const { id, values, default: usual } of OPTIONS) {
      expect(known).toContain(id);
      expect(values[0]).toBe(usual);
    }
    for (const name of Object.keys(PRESETS)) expect(() => rulesOf(name)).not.toThrow();
  });
});
