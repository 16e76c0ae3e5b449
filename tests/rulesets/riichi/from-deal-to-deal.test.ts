/** What is paid beside a hand, what a deal leaves to the next, how a match ends, and what a mistake costs: rule by rule. */
import { describe, expect, test } from 'vitest';
import type { Chosen } from '../../../src/engine/game.ts';
import riichi from '../../../src/rulesets/riichi/index.ts';
import { judgeOf } from '../../fixtures/judge.ts';
import { entriesOf, games } from '../../lessons/content.ts';
import { rulesOf } from './rules.ts';
import { worthOf } from './worth.ts';

const { ask, settle, settleAll, followed } = judgeOf(riichi);

const said = (seat: number) => ({ type: 'riichi', seat });
const drawn = (...ready: readonly number[]) => ({ type: 'drawn', ready });
/** Each hand is worth 1,000 by ron, or 1,500 to East. */
const win = (from: number | null, ...seats: readonly number[]) => ({
  type: 'win',
  winners: seats.map((seat) => ({ seat, han: 1, fu: 30 })),
  from,
});
const passing = (count: number) => Array.from({ length: count }, () => [drawn()]);
const none: Chosen = { 'uma-values': 'none' };

/** What the match comes to with this in the purses. */
const finalOf = (seats: readonly [number, number, number, number], options: Chosen = {}) => {
  const ruleset = rulesOf(options);
  const memory = Object.fromEntries(ruleset.clauses.map(({ id, initial }) => [id, initial]));
  return ruleset.final?.({ ruleset, table: { cash: { seats, pot: 0 }, memory } as never });
};

const rowsOf = (rule: string): readonly (readonly string[])[] => {
  const content = games.find(({ id }) => id === 'riichi');
  return (content ? entriesOf(content).find(({ id }) => id === rule)?.table : undefined)?.slice(1) ?? [];
};
const numberIn = (cell: string | undefined): number => Number(cell?.replace(/[+,]/g, '').replace('−', '-'));

describe('Several winners', () => {
  const three = [win(0, 1, 2, 3)];

  test('several-winners: each is paid in full by the same seat', () => {
    expect(settle(three)).toEqual([-3000, 1000, 1000, 1000]);
  });

  test('winners: the nearest alone, where it is so agreed', () => {
    expect(settle([win(0, 1)], { options: { winners: 'nearest' } })).toEqual([-1000, 1000, 0, 0]);
    expect(ask({ op: 'settle', events: three, options: { winners: 'nearest' } })).toHaveProperty('error');
  });

  test('winners: of two, three end the deal, pay nothing, and leave a counter and the bets', () => {
    const options: Chosen = { winners: 'two' };
    expect(settle(three, { options })).toEqual([0, 0, 0, 0]);
    expect(settle([win(0, 1, 2)], { options })).toEqual([-2000, 1000, 1000, 0]);
    expect(settleAll([[said(3), ...three], [win(2, 1)]], { options })).toEqual([0, 2300, -1300, -1000]);
    expect(followed([three], options)).toMatchObject({ over: false, dealer: 0, rule: 'east-stays' });
    // With the tile of a riichi there is no riichi.
    expect(settle([said(0), ...three], { options })).toEqual([0, 0, 0, 0]);
    const waiting = '345m 678m 23p 456s 99s';
    const claims = ask({
      op: 'claims',
      discarder: 0,
      discard: '4p',
      seats: ['123m 456m 789m 123s C', waiting, '345s 678s 23p 456m 88s', '234s 567m 23p 234m 55s'].map(
        (hand) => ({ hand }),
      ),
      options,
    });
    expect(claims).toMatchObject({
      stands: [],
      lost: [1, 2, 3].map((seat) => ({ seat, call: 'win', rule: 'winners' })),
      ends: 'winners',
    });
  });

  test('counters-to: to each winner, or to the nearest alone', () => {
    expect(settle([win(0, 1, 2)], { honba: 2 })).toEqual([-3200, 1600, 1600, 0]);
    const options = { 'counters-to': 'nearest' };
    expect(settle([win(0, 1, 2)], { honba: 2, options })).toEqual([-2600, 1600, 1000, 0]);
  });

  test('pot-to: one’s own bet comes back first, or the nearest has them all', () => {
    const events = [said(2), win(0, 1, 2)];
    expect(settle(events, { sticks: 1 })).toEqual([-2000, 2000, 1000, 0]);
    const options = { 'pot-to': 'nearest' };
    expect(settle(events, { sticks: 1, options })).toEqual([-2000, 3000, 0, 0]);
  });
});

describe('Beside the hand', () => {
  test('counters: each adds 300 to a ron, and 100 from each to a tsumo', () => {
    expect(settle([win(2, 1)], { honba: 3 })).toEqual([0, 1900, -1900, 0]);
    expect(settle([win(null, 1)], { honba: 3 })).toEqual([-800, 2000, -600, -600]);
  });

  test('counter-value: or 1,500, by a draw a third from each, and all of it from who is liable', () => {
    const dear = { honba: 2, options: { 'counter-value': 1500 } };
    expect(settle([win(2, 1)], dear)).toEqual([0, 4000, -4000, 0]);
    expect(settle([win(null, 1)], dear)).toEqual([-1500, 4100, -1300, -1300]);
    const fed = { type: 'win', winners: [{ seat: 1, yakuman: 1 }], from: null, liable: 3 };
    expect(settle([fed], dear)).toEqual([0, 35_000, 0, -35_000]);
  });

  test('pot: the winner takes all bets, of this deal and of earlier ones', () => {
    expect(settle([said(0), win(2, 1)], { sticks: 2 })).toEqual([-1000, 4000, -1000, 0]);
  });

  const paid = (hand: string, options: Chosen = {}): string => worthOf(hand, 'S/E', options).paid;
  const alone = '8,000; W 32,000 → 32,000';

  test('liability-for: dragons and winds, four kans too, or nothing', () => {
    const dragons = '[CCC<] [FFF^] [PPP>] 23m 55p +4m';
    const kans = '[1111m<] [2222p^] [3333s<] [4444p>] 5s +5s';
    expect(paid(dragons)).toBe(alone);
    expect(paid(dragons, { 'liability-for': 'none' })).not.toBe(alone);
    expect(paid(kans)).not.toBe(alone);
    expect(paid(kans, { 'liability-for': 'and-four-kans' })).toBe(alone);
  });

  test('liability-shown: a concealed kan is not called, unless tables count what lies open', () => {
    const hand = '(CCCC) [FFF^] [PPP>] 23m 55p +4m';
    expect(paid(hand)).not.toBe(alone);
    expect(paid(hand, { 'liability-shown': 'called-or-kan' })).toBe(alone);
  });

  test('liability-part: the whole hand, or the yakuman that was fed', () => {
    const hand = '[CCC<] [FFF^] [PPP>] EEE S +S';
    const sum: Chosen = { 'yakuman-sum': 'add' };
    expect(paid(hand, sum)).toContain('W 64,000');
    expect(paid(hand, { ...sum, 'liability-part': 'that-yakuman' })).toContain('W 40,000');
  });
});

describe('A deal without a winner', () => {
  test('noten-pays: as the table in the rulebook has it', () => {
    const rows = rowsOf('noten-pays');
    expect(rows).toHaveLength(3);
    for (const [i, [, pays, gets]] of rows.entries()) {
      const ready = [0, 1, 2].slice(0, i + 1);
      const ledger = settle([drawn(...ready)]) as readonly number[];
      expect(ledger[3]).toBe(-numberIn(pays));
      expect(ledger[0]).toBe(numberIn(gets));
    }
    expect(settle([drawn()])).toEqual([0, 0, 0, 0]);
    expect(settle([drawn(0, 1, 2, 3)])).toEqual([0, 0, 0, 0]);
  });

  test('bets-stay: the next winner has them, here East with a counter', () => {
    expect(settleAll([[said(2), drawn(2)], [win(3, 1)]])).toEqual([-1000, 1800, 2000, -2800]);
  });
});

describe('Deal after deal', () => {
  test('east-stays: after a win of East, alone or among others, and after showing a ready hand', () => {
    for (const end of [win(2, 0), win(2, 0, 3), drawn(0), drawn(0, 2)])
      expect(followed([[end]])).toMatchObject({ dealer: 0, rule: 'east-stays' });
    for (const end of [win(0, 2), win(null, 3), drawn(1), drawn()])
      expect(followed([[end]])).toMatchObject({ dealer: 1, rule: 'east-stays' });
  });

  test('counters-kept: one more after a win of East and every draw, none after a win of others', () => {
    const next = (end: object) => settleAll([[end], [win(2, 3)]], { honba: 2 }) as readonly number[];
    expect(next(win(null, 0))[3]).toBe(-700 + 1000 + 900);
    expect(next(drawn())[3]).toBe(1000 + 900);
    expect(next(win(0, 1))[3]).toBe(1000);
  });

  test('rounds: the round wind moves on when the first East is East again', () => {
    expect(followed(passing(3))).toMatchObject({ dealer: 3, round: 'E' });
    expect(followed(passing(4))).toMatchObject({ dealer: 0, round: 'S', rule: 'rounds' });
  });

  test('match-ends: after two rounds, not sooner and not later', () => {
    expect(followed(passing(7))).toMatchObject({ over: false });
    expect(followed(passing(8))).toMatchObject({ over: true, rule: 'match-ends' });
    expect(followed([...passing(7), [win(0, 3)]])).toMatchObject({ over: false, dealer: 3 });
  });

  test('stake: everyone begins with 30,000', () => {
    expect(rulesOf().stake).toBe(30_000);
  });

  test('start-points: or with 25,000; what is taken off beyond that goes to the first', () => {
    const options: Chosen = { ...none, 'start-points': 25_000 };
    expect(rulesOf(options).stake).toBe(25_000);
    expect(finalOf([28_000, 26_000, 24_000, 22_000], options)).toEqual([18_000, -4000, -6000, -8000]);
  });

  test('return-points: 30,000 or 25,000 are taken off in the end', () => {
    const seats = [33_000, 31_000, 29_000, 27_000] as const;
    expect(finalOf(seats, none)).toEqual([3000, 1000, -1000, -3000]);
    expect(finalOf(seats, { ...none, 'return-points': 25_000 })).toEqual([8000, 6000, 4000, 2000]);
  });

  test('final-score: points less 30,000, and the uma of the place, as the table has it', () => {
    const uma = rowsOf('final-score').map(([, of]) => numberIn(of));
    expect(uma).toEqual([15_000, 5000, -5000, -15_000]);
    expect(finalOf([33_000, 31_000, 29_000, 27_000])).toEqual(
      [3000, 1000, -1000, -3000].map((points, place) => points + (uma[place] ?? 0)),
    );
  });

  test('uma-values: others, or none', () => {
    const seats = [33_000, 31_000, 29_000, 27_000] as const;
    const of = (value: string) => finalOf(seats, { 'uma-values': value });
    expect(of('20-10')).toEqual([23_000, 11_000, -11_000, -23_000]);
    expect(of('30-10')).toEqual([33_000, 11_000, -11_000, -33_000]);
    expect(of('none')).toEqual([3000, 1000, -1000, -3000]);
  });

  test('ties: those who tie share the uma, or the earlier first East is ahead', () => {
    const seats = [41_300, 30_000, 30_000, 18_700] as const;
    expect(finalOf(seats)).toEqual([26_300, 0, 0, -26_300]);
    expect(finalOf(seats, { ties: 'seat-order' })).toEqual([26_300, 5000, -5000, -26_300]);
  });
});

test('chombo-price: a mangan at once, or 20,000 off the final score', () => {
  expect(settle([said(3), { type: 'chombo', seat: 0 }], { sticks: 1 })).toEqual([-12_000, 4000, 4000, 4000]);
  const options: Chosen = { ...none, 'chombo-price': 'after-uma' };
  const events = [{ type: 'chombo', seat: 2 }];
  expect(settle(events, { options })).toEqual([0, 0, 0, 0]);
  expect(followed([events, ...passing(8)], options)?.final).toEqual([0, 0, -20_000, 0]);
  // Never both.
  expect(followed([events, ...passing(8)], none)?.final).toEqual([4000, 2000, -8000, 2000]);
});
