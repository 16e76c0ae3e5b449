/** HK-style Taiwanese: stakes and prices, the dealer, the pull, and the match; the sheet's worked numbers. */
import { describe, expect, test } from 'vitest';
import type { Seat, Wind } from '../../../src/engine/seats.ts';
import { nextStart } from '../../../src/machines/match.ts';
import game from '../../../src/rulesets/hk-taiwanese/index.ts';
import { judgeOf } from '../../fixtures/judge.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { allPass, cashOf, plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { debts, following, knowing, owing, payments, RUNS } from './games.ts';

const rules = await taiwanese();
const judge = judgeOf(game);

interface Settled {
  readonly ledger: readonly number[];
  readonly debts: readonly { readonly from: number; readonly to: number; readonly amount: number }[];
  readonly payments: readonly {
    readonly from: number;
    readonly to: number;
    readonly amount: number;
    readonly rule: string;
    readonly book?: string;
  }[];
}

/** What the judge says of these hands. */
function settle(question: Readonly<Record<string, unknown>>): Settled {
  const answer = judge.ask({ op: 'settle', ...question });
  expect(answer).toHaveProperty('ledger');
  return answer as unknown as Settled;
}

const owed = (settled: Settled): string[] =>
  settled.debts.map(({ from, to, amount }) => `${from} owes ${to} ${amount}`);
const drawnBy = (seat: Seat, score: number) => ({ type: 'win', winners: [{ seat, score }], from: null });
const wonFrom = (seat: Seat, from: Seat, score: number) => ({
  type: 'win',
  winners: [{ seat, score }],
  from,
});
const DRAWN = { type: 'drawn' };
const TWO = { 'stakes-fan': 2 };
/** The sheet counts the dealer's bonus in: 13 and 5 fan are 12 and 2 and what the dealer gets. */
const HANDS = [[drawnBy(0, 12)], [wonFrom(0, 1, 2)]];

describe('Prices', () => {
  test('price: 16 fan at 10 and 1 are 26, from the discarder', () => {
    const { payments: paid } = settle({ events: [wonFrom(1, 2, 16)] });
    expect(paid).toEqual([{ from: 2, to: 1, amount: 26, rule: 'price', book: 'debt' }]);
  });

  test('price: on a self-draw each of the three owes it', () => {
    expect(owed(settle({ events: [drawnBy(2, 16)] }))).toEqual(['0 owes 2 26', '1 owes 2 26', '3 owes 2 26']);
  });

  test('stakes: base and fan are agreed beforehand, 10 and 1 where nothing is said', () => {
    const events = [wonFrom(1, 2, 16)];
    expect(owed(settle({ events, options: TWO }))).toEqual(['2 owes 1 42']);
    expect(owed(settle({ events, options: { 'stakes-base': 5 } }))).toEqual(['2 owes 1 21']);
    const defaults = game.options.filter(({ rule }) => rule === 'stakes').map((option) => option.default);
    expect(defaults).toEqual([10, 1]);
  });

  test('no-minimum: a hand without any fan wins the base', () => {
    const won = plays(
      seated(rules, { east: '9p', west: '[324m<] 456m 78p 234s NN 678s' }),
      'east discards 9p',
      'west wins',
    );
    expect(payments(untilAsked(won))).toEqual(['0>2 10 price debt']);
  });

  test.each([
    [0, 1],
    [1, 3],
    [2, 5],
    [3, 7],
    [4, 9],
    [5, 11],
  ])('dealer-bonus: with %i wins kept a winning dealer gets %i fan more', (streak, bonus) => {
    expect(owed(settle({ streak, events: [wonFrom(0, 1, 10)] }))).toEqual([`1 owes 0 ${20 + bonus}`]);
  });

  test('dealer-bonus: it is added to what the cap leaves', () => {
    expect(owed(settle({ streak: 5, events: [wonFrom(0, 1, 88)] }))).toEqual(['1 owes 0 109']);
  });

  test('dealer-loses: against a dealer at the third continuation a self-draw of 10 fan costs the dealer 17', () => {
    const { payments: paid } = settle({ streak: 3, events: [drawnBy(2, 10)] });
    expect(paid.map(({ from, amount, rule }) => [from, amount, rule])).toEqual([
      [3, 20, 'price'],
      [0, 27, 'dealer-loses'],
      [1, 20, 'price'],
    ]);
  });

  test('dealer-loses: a discard of another costs no bonus, the dealer’s own does; without a streak nothing is added', () => {
    expect(owed(settle({ streak: 3, events: [wonFrom(2, 1, 10)] }))).toEqual(['1 owes 2 20']);
    expect(owed(settle({ streak: 3, events: [wonFrom(2, 0, 10)] }))).toEqual(['0 owes 2 27']);
    expect(owed(settle({ events: [wonFrom(2, 0, 10)] }))).toEqual(['0 owes 2 20']);
  });
});

describe('The dealer', () => {
  const over = (dealer: Seat, winner: 'east' | 'west' | null, round: Wind = 0) => {
    const hands = winner === null ? {} : { [winner]: RUNS };
    const game_ = seated(rules, { south: '9p', ...hands, turn: 'south', drew: '9p', left: 0, dealer, round });
    const discarded = plays(game_, 'south discards 9p');
    return winner === null ? allPass(discarded) : plays(discarded, `${winner} wins`);
  };

  test('dealer-stays: on a win and on a drawn hand; otherwise the next seat deals', () => {
    expect(following(over(1, 'east'))).toMatchObject({ over: false, dealer: 1, rule: 'dealer-stays' });
    expect(following(over(1, null))).toMatchObject({ dealer: 1 });
    expect(following(over(1, 'west'))).toMatchObject({ dealer: 2 });
  });

  test('dealer-stays: n grows with a win, stays with a drawn hand, and ends with the deal', () => {
    const count = (game_: ReturnType<typeof over>) => untilAsked(game_).table.memory['dealer-stays'];
    expect(count(over(0, 'east'))).toBe(1);
    expect(count(knowing(over(0, 'east'), 0, 'streak', 4))).toBe(5);
    expect(count(knowing(seatedDrawn(), 0, 'streak', 4))).toBe(4);
    expect(count(knowing(over(0, 'west'), 0, 'streak', 4))).toBe(0);
  });

  const seatedDrawn = () =>
    plays(seated(rules, { turn: 'south', south: '9p', drew: '9p', left: 0 }), 'south discards 9p');

  test('dealer-stays: a dealer among several winners keeps the deal', () => {
    const hands = [
      [
        {
          type: 'win',
          winners: [
            { seat: 3, score: 1 },
            { seat: 0, score: 1 },
          ],
          from: 2,
        },
      ],
      [wonFrom(0, 1, 0)],
    ];
    // The second hand is won by the same dealer, once kept: three fan more.
    const { payments: paid } = settle({ hands, options: { 'several-winners': true } });
    expect(paid.at(-1)).toMatchObject({ from: 1, to: 0, rule: 'dealer-bonus', amount: 13 });
  });

  test('match: four rounds; the deal passing back to the first dealer ends a round, and the last the match', () => {
    expect(following(over(3, 'west', 0))).toMatchObject({ over: false, dealer: 0, round: 1 });
    expect(following(over(3, 'west', 3))).toEqual({ over: true, rule: 'match' });
    expect(following(over(3, 'east', 3))).toMatchObject({ over: false, dealer: 3, round: 3 });
    const last = untilAsked(over(3, 'west', 3));
    expect(nextStart(rules, last.table, 'next', () => rules)).toBeNull();
  });
});

describe('The pull', () => {
  test('pull: hand one: East self-draws 13 fan at 10 and 2: each owes 36', () => {
    expect(owed(settle({ options: TWO, hands: HANDS.slice(0, 1) }))).toEqual([
      '1 owes 0 36',
      '2 owes 0 36',
      '3 owes 0 36',
    ]);
  });

  test('pull: hand two: East wins 5 fan from South: South owes 74, the others still 36', () => {
    const { ledger, ...rest } = settle({ options: TWO, hands: HANDS });
    expect(ledger).toEqual([0, 0, 0, 0]);
    expect(owed({ ledger, ...rest })).toEqual(['1 owes 0 74', '2 owes 0 36', '3 owes 0 36']);
  });

  test('pull: scenario A: West wins from North: East collects 74, 36 and 36', () => {
    const settled = settle({ options: TWO, hands: [...HANDS, [wonFrom(2, 3, 5)]] });
    expect(settled.ledger).toEqual([146, -74, -36, -36]);
    expect(owed(settled)).toEqual(['3 owes 2 20']);
  });

  test('pull: scenario B: South wins from East: South owes only 37, the others 36', () => {
    const settled = settle({ options: TWO, hands: [...HANDS, [wonFrom(1, 0, 5)]] });
    expect(settled.ledger).toEqual([109, -37, -36, -36]);
    // East was at the second continuation: 5 fan more of its own.
    expect(owed(settled)).toEqual(['0 owes 1 30']);
  });

  test('pull: scenario C: East wins again: who pays again owes half as much again and the new price', () => {
    const drawn = settle({ options: TWO, hands: [...HANDS, [drawnBy(0, 5)]] });
    // 5 fan and a bonus of 5, at 2, and the base: 30.
    expect(owed(drawn)).toEqual(['1 owes 0 141', '2 owes 0 84', '3 owes 0 84']);
    const one = settle({ options: TWO, hands: [...HANDS, [wonFrom(0, 3, 5)]] });
    expect(owed(one)).toEqual(['1 owes 0 74', '2 owes 0 36', '3 owes 0 84']);
    expect(one.ledger).toEqual([0, 0, 0, 0]);
  });

  test('pull-growth: where all debts grow, those grow too who do not pay for this win, by half and no more', () => {
    const options = { ...TWO, 'pull-growth': 'all' };
    expect(owed(settle({ options, hands: HANDS }))).toEqual(['1 owes 0 74', '2 owes 0 54', '3 owes 0 54']);
    // A self-draw costs everyone: there the two ways are the same.
    const drawn = [HANDS[0], [drawnBy(0, 5)]];
    expect(owed(settle({ options, hands: drawn }))).toEqual(owed(settle({ options: TWO, hands: drawn })));
    // Another's win ends the streak, and what is collected has grown.
    const ended = settle({ options, hands: [...HANDS, [wonFrom(2, 3, 5)]] });
    expect(ended.ledger).toEqual([182, -74, -54, -54]);
  });

  test('pull-growth: what a debt grew by is explained as half of it; what is collected, or let off, is not', () => {
    const drawn = { is: 'drawn', rule: 'wall-out' } as const;
    const grown = { from: 1, to: 0, amount: 18, rule: 'pull', book: 'debt', more: true } as const;
    const { more: _, ...letOff } = grown;
    expect(rules.sumOf?.(grown, drawn)).toEqual({ is: 'half', of: 36 });
    expect(rules.sumOf?.(letOff, drawn)).toBeNull();
    expect(rules.sumOf?.({ ...grown, book: 'cash' }, drawn)).toBeNull();
    expect(rules.sumOf?.({ ...grown, rule: 'price' }, drawn)).toBeNull();
  });

  test('pull: a debtor’s self-draw halves that debtor’s debt only', () => {
    const settled = settle({ options: TWO, hands: [...HANDS, [drawnBy(2, 5)]] });
    expect(settled.ledger).toEqual([74 + 18 + 36, -74, -18, -36]);
  });

  test('pull: every payment of it names its rule, and each book of a collection is paid', () => {
    const { payments: paid } = settle({ options: TWO, hands: [...HANDS, [wonFrom(1, 0, 5)]] });
    const pulled = paid.filter(({ rule }) => rule === 'pull');
    expect(pulled.map(({ from, to, amount, book }) => `${from}>${to} ${amount} ${book ?? 'cash'}`)).toEqual([
      '1>0 18 debt',
      '0>1 37 debt',
      '1>0 37 cash',
      '0>1 37 debt',
      '2>0 36 cash',
      '0>2 36 debt',
      '3>0 36 cash',
      '0>3 36 debt',
    ]);
  });

  test('pull-edges: a drawn hand leaves debts, the streak and the dealer’s n as they are', () => {
    const settled = settle({ options: TWO, hands: [...HANDS, [DRAWN], [drawnBy(0, 5)]] });
    expect(owed(settled)).toEqual(['1 owes 0 141', '2 owes 0 84', '3 owes 0 84']);
  });

  test('pull-edges: the order at the end: Kongs and penalties, then old debts, then the new price', () => {
    const game_ = owing(seated(rules, { east: '9p', south: '(1111p_)', west: RUNS }), 1, [
      { from: 2, to: 1, amount: 40 },
      { from: 0, to: 1, amount: 8 },
    ]);
    const over = untilAsked(plays(game_, 'east discards 9p', 'west wins'));
    const done = untilAsked(plays(over, 'south passes despite concealed-kong-hidden'));
    expect(payments(done).map((line) => line.split(' ').slice(2).join(' '))).toEqual([
      'concealed-kong-hidden cash',
      'concealed-kong-hidden cash',
      'concealed-kong-hidden cash',
      'pull cash',
      'pull debt',
      'pull cash',
      'pull debt',
      'price debt',
    ]);
    expect(debts(done)).toEqual(['0>2 15']);
    expect(cashOf(done)).toEqual([20 - 8, 48 - 60, 20 - 40, 20]);
  });

  test('pull-edges: at the end of the match every open debt is collected in full', () => {
    const game_ = owing(seated(rules, { east: '9p', west: RUNS, dealer: 3, round: 3 }), 1, [
      { from: 0, to: 1, amount: 12.5 },
    ]);
    const done = untilAsked(plays(game_, 'east discards 9p', 'west wins'));
    expect(debts(done)).toEqual([]);
    // West is seat 1: its own streak goes on, nobody new to it but East, seat 3.
    expect(payments(done).slice(-4)).toEqual([
      '0>1 12.5 pull-edges cash',
      '1>0 12.5 pull-edges debt',
      '3>1 15 pull-edges cash',
      '1>3 15 pull-edges debt',
    ]);
    expect(cashOf(done)).toEqual([-12.5, 27.5, 0, -15]);
  });

  test('pull-edges: several winners with the streak winner: it goes on, and the others are paid in cash', () => {
    const hands = [
      ...HANDS,
      [
        {
          type: 'win',
          winners: [
            { seat: 3, score: 1 },
            { seat: 0, score: 1 },
          ],
          from: 1,
        },
      ],
    ];
    const settled = settle({ options: { ...TWO, 'several-winners': true }, hands });
    // North 12 in cash; South 74 × 1.5, and 1 + 5 fan and the base.
    expect(settled.ledger).toEqual([0, -12, 0, 12]);
    expect(owed(settled)).toEqual(['1 owes 0 133', '2 owes 0 36', '3 owes 0 36']);
  });

  test('pull-edges: several winners without it: it ends, each by its own case, and the nearest opens the new ledger', () => {
    const hands = [
      ...HANDS,
      [
        {
          type: 'win',
          winners: [
            { seat: 1, score: 1 },
            { seat: 2, score: 1 },
          ],
          from: 0,
        },
      ],
    ];
    const settled = settle({ options: { ...TWO, 'several-winners': true }, hands });
    // Both won on East's discard: both debts are halved. East pays 1 + 5 fan and the base to each.
    expect(settled.ledger).toEqual([37 + 18 + 36 - 22, -37, -18 + 22, -36]);
    expect(owed(settled)).toEqual(['0 owes 1 22']);
  });

  test('pull-arithmetic: halves are exact, and nothing is rounded', () => {
    const hands = [[drawnBy(0, 0)], [drawnBy(0, 0)], [drawnBy(0, 0)], [wonFrom(1, 0, 0)]];
    const debt = ((11 * 1.5 + 13) * 1.5 + 15) / 1;
    expect(owed(settle({ hands: hands.slice(0, 3) }))[0]).toBe(`1 owes 0 ${debt}`);
    const settled = settle({ hands });
    expect(settled.ledger).toEqual([debt * 2.5, -debt / 2, -debt, -debt]);
    expect(debt).toBe(59.25);
  });

  test('spot-is-cash: the judge keeps the two books apart', () => {
    const settled = settle({
      events: [
        { type: 'dice', values: [4, 4, 4] },
        { type: 'bonus', seat: 1, tile: '1f' },
        { type: 'bonus', seat: 2, tile: '8f' },
        { type: 'kong', kind: 'concealed', seat: 3 },
        { type: 'mistake', rule: 'miscalled-peng', seat: 1, to: 2 },
        { type: 'mistake', rule: 'false-win', seat: 2 },
        { type: 'mistake', rule: 'concealed-kong-hidden', seat: 3 },
        ...[0, 1, 2, 3].map((seat) => ({ type: 'discard', seat, tile: '5m' })),
        wonFrom(1, 3, 4),
      ],
    });
    const each: Record<string, number> = {};
    for (const { rule, amount } of settled.payments) each[rule] = (each[rule] ?? 0) + amount;
    expect(each).toEqual({
      'dice-triplet': 30,
      'flower-pays': 30,
      'grass-pays': 60,
      'concealed-kong-pays': 30,
      'miscalled-peng': 10,
      'false-win': 90,
      'concealed-kong-hidden': 60,
      chase: 30,
      price: 14,
    });
    expect(settled.ledger.reduce((sum, cash) => sum + cash, 0)).toBe(0);
    expect(owed(settled)).toEqual(['3 owes 1 14']);
  });
});
