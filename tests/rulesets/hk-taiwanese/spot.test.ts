/** HK-style Taiwanese: what is paid on the spot, in cash. */
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { formatTile } from '../../../src/notation/tile-text.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { type Game, happenedOf, untilAsked } from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';
import { thrown } from './games.ts';

const rules = await taiwanese();
const sets = await taiwanese({ 'bonus-pay': 'sets' });

/** East lays these, one after the other, before the first turn; what each brought. */
function laying(ruleset: Ruleset, flowers: string): string[] {
  const [first = '', ...rest] = flowers.split(' ');
  const tail = ['C', ...rest.toReversed()].join(' ');
  const game: Game = untilAsked(thrown(ruleset, [2, 4, 5], { east: first, tail }));
  const paid = game.events.flatMap((event, i) => {
    if (event.type !== 'laid') return [];
    const next = game.events[i + 1];
    if (next?.type !== 'paid') return [`${formatTile(event.tile)} nothing`];
    const [{ amount, to, book } = { amount: 0, to: -1, book: '' }, ...others] = next.group.payments;
    expect(others.every((each) => each.amount === amount && each.to === to)).toBe(true);
    expect([to, book, others.length]).toEqual([0, 'cash', 2]);
    return [`${formatTile(event.tile)} ${next.group.rule} ${amount}`];
  });
  return paid;
}

describe('Flowers', () => {
  test('flower-pays: each of the four flowers brings one base unit from each, when it is laid', () => {
    expect(laying(rules, '1f 2f 3f 4f')).toEqual([
      '1f flower-pays 10',
      '2f flower-pays 10',
      '3f flower-pays 10',
      '4f flower-pays 10',
    ]);
  });

  test('grass-pays: each of the four seasons brings two', () => {
    expect(laying(rules, '5f 6f 7f 8f')).toEqual([
      '5f grass-pays 20',
      '6f grass-pays 20',
      '7f grass-pays 20',
      '8f grass-pays 20',
    ]);
  });

  test.each([
    ['a series complete', '1f 2f 3f 4f', ['1f nothing', '2f nothing', '3f nothing', '4f flower-pays 10']],
    ['the other series', '5f 6f 7f 8f', ['5f nothing', '6f nothing', '7f nothing', '8f flower-pays 10']],
    [
      '1, 2, 3 and 4 of both, once a hand',
      '1f 6f 3f 8f 2f',
      ['1f nothing', '6f nothing', '3f nothing', '8f grass-pays 20', '2f nothing'],
    ],
    [
      'two numbers of both are no grass',
      '1f 2f 5f 6f',
      ['1f nothing', '2f nothing', '5f nothing', '6f nothing'],
    ],
    [
      'a grass, and a series after it',
      '1f 2f 3f 8f 4f',
      ['1f nothing', '2f nothing', '3f nothing', '8f grass-pays 20', '4f flower-pays 10'],
    ],
    [
      'no grass after a series of one’s own',
      '1f 2f 3f 4f 5f 6f 7f',
      [
        '1f nothing',
        '2f nothing',
        '3f nothing',
        '4f flower-pays 10',
        '5f nothing',
        '6f nothing',
        '7f nothing',
      ],
    ],
    [
      'both series',
      '1f 2f 3f 4f 5f 6f 7f 8f',
      [
        '1f nothing',
        '2f nothing',
        '3f nothing',
        '4f flower-pays 10',
        '5f nothing',
        '6f nothing',
        '7f nothing',
        '8f flower-pays 10',
      ],
    ],
  ])('bonus-pay: as sets: %s', (_what, flowers, paid) => {
    expect(laying(sets, flowers)).toEqual(paid);
  });
});

describe('All of it', () => {
  test('spot-is-cash: every payment names its rule, cash sums to nothing after every event, and debts stay apart', () => {
    for (let n = 0; n < deals(300); n++) {
      const { moments } = playedHand(rules, seedOf('spot', n));
      for (const { event, table, after } of moments) {
        const sum = after.cash.seats.reduce((all, cash) => all + cash, after.cash.pot);
        if (sum !== 0) expect(sum).toBe(0);
        if (event.type !== 'paid') {
          if (after.cash !== table.cash || after.debts !== table.debts) expect(event.type).toBe('paid');
          continue;
        }
        for (const { rule, book, amount } of event.group.payments) {
          if (rule === '' || amount <= 0) expect({ rule, amount }).toBeNull();
          if (book === 'debt' && !DEBT_RULES.has(rule)) expect(rule).toBe('a rule of the pull');
        }
        const booked = event.group.payments.filter(({ book }) => book === 'debt');
        if (booked.length === 0 && after.debts.length !== table.debts.length)
          expect(after.debts).toEqual(table.debts);
      }
    }
    expect(happenedOf({ ruleset: rules, table: playedHand(rules, 'x').end, events: [] }, 'paid')).toEqual([]);
  });
});

const DEBT_RULES = new Set(['price', 'dealer-bonus', 'dealer-loses', 'pull', 'pull-edges']);
