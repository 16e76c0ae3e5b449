/** HK-style Taiwanese: what is paid on the spot, in cash. */
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { formatTile } from '../../../src/notation/tile-text.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { allPass, cashOf, type Game, happenedOf, plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';
import { debts, payments, RUNS, thrown } from './games.ts';

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

  test('flower-pays: also for one that is drawn later', () => {
    const game = plays(seated(rules, { east: 'C', wall: '6f', tail: '9s' }), 'east discards C');
    expect(cashOf(untilAsked(allPass(game)))).toEqual([-20, 60, -20, -20]);
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

describe('Kongs and chase', () => {
  test('concealed-kong-pays: one base unit from each when it is declared, and nothing for other Kongs', () => {
    const game = seated(rules, { turn: 'south', south: '2222p [333p^] 3p 9m', drew: '9m', tail: 'N W' });
    const concealed = untilAsked(plays(game, 'south kongs 2p'));
    expect(payments(concealed)).toEqual([
      '2>1 10 concealed-kong-pays cash',
      '3>1 10 concealed-kong-pays cash',
      '0>1 10 concealed-kong-pays cash',
    ]);
    expect(payments(untilAsked(plays(concealed, 'south kongs 3p')))).toHaveLength(3);
    const called = plays(seated(rules, { east: '5p', west: '555p' }), 'east discards 5p', 'west kongs 5p');
    expect(payments(untilAsked(called))).toEqual([]);
  });

  const four = (first: string) =>
    seated(rules, { east: 'N 1m', south: '2m', west: '3m', north: '4m', wall: first });
  const chased = (...lines: readonly string[]): Game =>
    lines.reduce((now, line) => allPass(plays(now, line)), allPass(four('N N N')));

  test('chase: four in a row discard the same tile: the first pays one base unit to each', () => {
    const game = chased('east discards N', 'south discards N', 'west discards N', 'north discards N');
    expect(payments(game)).toEqual(['0>1 10 chase cash', '0>2 10 chase cash', '0>3 10 chase cash']);
  });

  test('chase: three are not enough, and another tile between ends it', () => {
    expect(
      payments(chased('east discards N', 'south discards N', 'west discards N', 'north discards 4m')),
    ).toEqual([]);
    expect(
      payments(chased('east discards N', 'south discards 2m', 'west discards N', 'north discards N')),
    ).toEqual([]);
  });

  test('chase: a call between ends it', () => {
    const game = seated(rules, { east: '5p', south: '55p N', west: 'N', north: 'N', wall: 'C 1s N' });
    const penged = untilAsked(plays(game, 'east discards 5p', 'south pungs', 'south discards N'));
    const on = ['west discards N', 'north discards N', 'east discards N'].reduce(
      (now, line) => allPass(plays(now, line)),
      allPass(penged),
    );
    // South, West, North and East are four in a row after the call: South was the first.
    expect(payments(on)).toEqual(['1>2 10 chase cash', '1>3 10 chase cash', '1>0 10 chase cash']);
    const broken = seated(rules, { east: '9s', south: '99s 1m', west: '9s', north: 'C' });
    expect(
      payments(untilAsked(plays(broken, 'east discards 9s', 'south pungs', 'south discards 1m'))),
    ).toEqual([]);
  });
});

describe('All of it', () => {
  test('spot-is-cash: a flower and a Kong are paid at once, whatever the hand brings, and are no part of the pull', () => {
    const game = seated(rules, { turn: 'west', west: `1111p 9p`, south: RUNS, drew: '9p', tail: 'N' });
    const won = plays(game, 'west kongs 1p', 'west discards 9p', 'south wins');
    const done = untilAsked(plays(won, 'west shows 1p'));
    expect(cashOf(done)).toEqual([-10, -10, 30, -10]);
    expect(debts(done)).toEqual(['2>1 15']);
  });

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
