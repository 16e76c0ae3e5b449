/** Payments around the hand: P1 to P9 of the law, told to the judge as deals. */
import { describe, expect, test } from 'vitest';
import type { Chosen } from '../../../src/engine/game.ts';
import riichi from '../../../src/rulesets/riichi/index.ts';
import { PRESETS } from '../../../src/rulesets/riichi/options.ts';
import { judgeOf } from '../../fixtures/judge.ts';
import { rulesOf } from './rules.ts';

const { ask, settle, settleAll, followed } = judgeOf(riichi);
const next = (events: readonly object[], more: object = {}): unknown =>
  ask({ op: 'next', events, ...more })['next'];

const said = (seat: number) => ({ type: 'riichi', seat });
const win = (from: number | null, ...winners: object[]) => ({ type: 'win', winners, from });
const stays = (dealer: number, round = 'E') => [
  { over: false, dealer, round, under: 'ordinary', rule: 'east-stays' },
];

describe('P1 two winners, trap 25', () => {
  const events = [said(1), said(0), win(2, { seat: 1, han: 2, fu: 30 }, { seat: 3, han: 3, fu: 30 })];
  const around = { honba: 1, sticks: 2 };

  test('each is paid in full with the counter; one’s own bet comes back, the nearest has the rest', () => {
    expect(settle(events, around)).toEqual([-1000, 3300 - 1000, -6500, 7200]);
  });

  test('by `online` the nearest has counters and all bets', () => {
    const options = { ...PRESETS['online'] };
    expect(settle(events, { ...around, options })).toEqual([-1000, 2000 - 1000, -6200, 4200 + 4000]);
  });

  test('by `wrc` the nearest alone wins', () => {
    const options = { ...PRESETS['wrc'] };
    expect(ask({ op: 'settle', events, ...around, options })).toMatchObject({
      error: { message: 'seat 1 does not get the tile (winners)' },
    });
    const alone = [said(1), said(0), win(2, { seat: 3, han: 3, fu: 30 })];
    expect(settle(alone, { ...around, options })).toEqual([-1000, -1000, -4200, 4200 + 4000]);
  });
});

describe('A draw', () => {
  test('P2 two are ready and two are not; the bet stays, South deals, one counter more', () => {
    const events = [said(1), { type: 'drawn', ready: [1, 2] }];
    expect(settle(events)).toEqual([-1500, 1500 - 1000, 1500, -1500]);
    expect(next(events)).toEqual(stays(1));
    const after = [...[events], [win(null, { seat: 1, han: 1, fu: 30 })]];
    // The next win has the counter and the bet.
    expect(settleAll(after)).toEqual([-1500 - 600, 500 + 1800 + 1000, 900, -2100]);
  });

  test('P3 three are ready: the fourth pays each, and East deals again', () => {
    const events = [{ type: 'drawn', ready: [0, 1, 2] }];
    expect(settle(events)).toEqual([1000, 1000, 1000, -3000]);
    expect(next(events)).toEqual(stays(0));
  });

  test('P4 whoever hides a ready hand neither pays nor is paid where nobody shows one', () => {
    expect(settle([{ type: 'drawn', ready: [] }])).toEqual([0, 0, 0, 0]);
    expect(settle([{ type: 'drawn', ready: [0, 1, 2, 3] }])).toEqual([0, 0, 0, 0]);
  });
});

describe('Counters', () => {
  test('P5, trap 26: a win of East adds one to those that it is paid by; a win of another removes all', () => {
    const east = [win(null, { seat: 0, han: 1, fu: 30 })];
    expect(settle(east, { honba: 2 })).toEqual([2100, -700, -700, -700]);
    expect(next(east, { honba: 2 })).toEqual(stays(0));
    const hands = [east, [win(0, { seat: 1, han: 1, fu: 30 })], [win(2, { seat: 3, han: 1, fu: 30 })]];
    // Three counters for South, none for North.
    expect(settleAll(hands, { honba: 2 })).toEqual([2100 - 1900, 1900 - 700, -1700, 300]);
  });
});

describe('Bets', () => {
  test('P6 a discard that is ronned was no riichi', () => {
    expect(settle([said(2), win(2, { seat: 1, han: 1, fu: 30 })])).toEqual([0, 1000, -1000, 0]);
    expect(settle([said(2), win(3, { seat: 1, han: 1, fu: 30 })])).toEqual([0, 2000, -1000, -1000]);
  });

  test('P7 chombo: a mangan to the others, bets of this deal back, nothing else moves', () => {
    const events = [said(0), said(3), { type: 'chombo', seat: 2 }];
    expect(settle(events, { sticks: 2, honba: 1 })).toEqual([4000, 2000, -8000, 2000]);
    expect(next(events, { sticks: 2, honba: 1 })).toEqual(stays(0));
    expect(settle([{ type: 'chombo', seat: 0 }])).toEqual([-12_000, 4000, 4000, 4000]);
    // The pot and the counter are there for the next winner.
    const hands = [events, [win(0, { seat: 1, han: 1, fu: 30 })]];
    expect(settleAll(hands, { sticks: 2, honba: 1 })).toEqual([4000 - 1300, 2000 + 1300 + 2000, -8000, 2000]);
    const options = { 'chombo-price': 'after-uma', 'uma-values': 'none' };
    expect(settle(events, { options })).toEqual([0, 0, 0, 0]);
    const match = [events, events, ...Array.from({ length: 8 }, () => [{ type: 'drawn', ready: [] }])];
    expect(followed(match, options)?.final).toEqual([0, 0, -40_000, 0]);
  });
});

describe('liability', () => {
  test('each payment names the rule it is made by', () => {
    const rules = (event: object, more: object = {}): unknown => {
      const { payments } = ask({ op: 'settle', events: [said(3), event], honba: 1, ...more });
      return (payments as readonly { rule: string }[]).map(({ rule }) => rule);
    };
    const hand = { seat: 1, yakuman: 1 };
    expect(rules({ ...win(0, hand), liable: 2 })).toEqual([
      'riichi-bet',
      'ron-pays',
      'liability',
      'counters',
      'pot',
    ]);
    expect(rules({ ...win(null, hand), liable: 2 })).toEqual(['riichi-bet', 'liability', 'counters', 'pot']);
    expect(rules({ type: 'drawn', ready: [3] })).toEqual([
      'riichi-bet',
      ...Array.from({ length: 3 }, () => 'noten-pays'),
    ]);
    expect(rules({ type: 'chombo', seat: 0 })).toEqual([
      'riichi-bet',
      'chombo',
      'chombo',
      'chombo',
      'chombo',
    ]);
  });

  test('liability: trap 27, by tsumo alone, counters too; with another’s tile half, and the discarder the counters', () => {
    const hand = { seat: 1, yakuman: 1 };
    expect(settle([{ ...win(null, hand), liable: 2 }], { honba: 2 })).toEqual([0, 32_600, -32_600, 0]);
    expect(settle([{ ...win(0, hand), liable: 2 }], { honba: 2 })).toEqual([-16_600, 32_600, -16_000, 0]);
    expect(settle([{ ...win(2, hand), liable: 2 }], { honba: 2 })).toEqual([0, 32_600, -32_600, 0]);
  });
});

describe('The end', () => {
  /** What the match comes to with this in the purses and the pot. */
  const final = (
    seats: readonly [number, number, number, number],
    options: Chosen = {},
  ): readonly number[] => {
    const ruleset = rulesOf(options);
    const memory = Object.fromEntries(ruleset.clauses.map(({ id, initial }) => [id, initial]));
    const table = { cash: { seats, pot: 0 }, memory } as never;
    return ruleset.final?.({ ruleset, table }) ?? [];
  };

  /** West bets in a deal in which all four are ready; nobody wins it, nor any of the eight that follow. */
  const leftBet = [
    [said(2), { type: 'drawn', ready: [0, 1, 2, 3] }],
    ...Array.from({ length: 8 }, () => [{ type: 'drawn', ready: [] }]),
  ];

  test('leftover-pot: P9 bets that are left go to whoever has most, and are shared', () => {
    const over = followed(leftBet);
    // West has paid a bet, and the three who lead get it back: 333 each.
    expect(over).toMatchObject({ over: true, rule: 'match-ends' });
    expect(over?.final).toEqual([5333, 5333, -16_000, 5333]);
    expect(final([40_500, 40_500, 25_000, 14_000])).toEqual([20_500, 20_500, -10_000, -31_000]);
  });

  test('leftover-to: where the earlier seat is ahead it has all of it, or it is lost', () => {
    const end = (options: Chosen): unknown => followed(leftBet, options)?.final;
    const none = { 'uma-values': 'none' };
    expect(end({ ...none, ties: 'seat-order' })).toEqual([1000, 0, -1000, 0]);
    expect(end(none)).toEqual([333, 333, -1000, 333]);
    expect(end({ ...none, 'leftover-to': 'lost' })).toEqual([0, 0, -1000, 0]);
  });

  test('what tables choose: oka', () => {
    const oka = { 'start-points': 25_000, 'return-points': 30_000, 'uma-values': '20-10' };
    expect(final([35_000, 30_000, 20_000, 15_000], oka)).toEqual([45_000, 10_000, -20_000, -35_000]);
  });
});
