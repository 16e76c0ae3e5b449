/** British scoring: everybody pays the winner, the losers pay each other, East twofold. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startFrom } from '../../../src/engine/deal.ts';
import { emptyBook, type PaymentGroup, payInto } from '../../../src/engine/payment.ts';
import type { Score } from '../../../src/engine/score.ts';
import { bySeat, type Seat } from '../../../src/engine/seats.ts';
import { byDraw } from '../../../src/engine/win.ts';
import { begin } from '../../../src/machines/play.ts';
import { fuzz } from '../../scale.ts';
import { british, won } from './worth.ts';

const rules = british();
const scored = (total: number): Score => ({
  unit: 'points',
  total,
  lines: [],
  uncounted: [],
  reading: null,
  placed: -1,
});

type Scores = readonly [number, number, number, number];

/** What is paid, group by group, with seat 0 as East unless it is said. */
function groupsOf(scores: Scores, winner: Seat, dealer: Seat = 0, ruleset = rules): readonly PaymentGroup[] {
  const table = { ...begin(rules, startFrom(rules, 'settlement')), dealer };
  const win = { seat: winner, how: byDraw(0), score: scored(scores[winner]) };
  const loserScores = bySeat((seat) => (seat === winner ? null : scored(scores[seat])));
  return ruleset.settle?.({ is: 'won', winners: [win], from: null, loserScores }, { ruleset, table }) ?? [];
}

/** What each seat has won or lost by it. */
const settled = (...of: Parameters<typeof groupsOf>): readonly number[] =>
  payInto(
    emptyBook,
    groupsOf(...of).flatMap(({ payments }) => payments),
  ).seats;

describe('The settlement', () => {
  test('settlement: South wins 84, East has 80, West 208, North 416', () => {
    expect(settled([80, 84, 208, 416], 1)).toEqual([-1096, 336, -36, 796]);
  });

  test('losers-settle: where the winner alone is paid, what the others hold does not matter', () => {
    const winnerOnly = british({ 'losers-settle': false });
    expect(settled([80, 84, 208, 416], 1, 0, winnerOnly)).toEqual([-168, 336, -84, -84]);
    expect(settled([200, 50, 90, 400], 0, 0, winnerOnly)).toEqual([1200, -400, -400, -400]);
  });

  test('settlement: East wins 200, and each pays 400', () => {
    expect(settled([200, 50, 50, 50], 0)).toEqual([1200, -400, -400, -400]);
  });

  test('settlement: the limit does not cap a doubled payment', () => {
    expect(settled([1000, 0, 0, 0], 0)).toEqual([6000, -2000, -2000, -2000]);
  });

  test('settlement: everyone starts with 2000', () => {
    expect(startFrom(rules, 'a match').cash.seats).toEqual([2000, 2000, 2000, 2000]);
  });

  test('settlement: a drawn hand pays nothing', () => {
    const table = begin(rules, startFrom(rules, 'drawn'));
    expect(rules.settle?.({ is: 'drawn', rule: 'drawn-hand' }, { ruleset: rules, table })).toEqual([]);
  });

  test('settlement: losers with the same score pay each other nothing', () => {
    expect(settled([30, 20, 30, 30], 1)).toEqual([-40, 80, -20, -20]);
  });

  test('settlement: where all losers have the same score, the winner alone is paid: no empty payment is told', () => {
    expect(groupsOf([30, 20, 30, 30], 1).map(({ payments }) => payments.length)).toEqual([3]);
    expect(groupsOf([30, 20, 30, 31], 1).map(({ payments }) => payments.length)).toEqual([3, 2]);
  });

  test('settlement: of random scores it is what a table of all pairs says', () => {
    const scores = fc.tuple(...([0, 1, 2, 3] as const).map(() => fc.integer({ min: 0, max: 2000 })));
    const seat = fc.constantFrom<Seat>(0, 1, 2, 3);
    fc.assert(
      fc.property(scores, seat, seat, (drawn, winner, dealer) => {
        const all = drawn as [number, number, number, number];
        const own = all.map((mine, me) =>
          all.reduce((sum, theirs, them) => {
            if (me === them) return sum;
            const between = me === winner ? mine : them === winner ? -theirs : mine - theirs;
            return sum + between * (me === dealer || them === dealer ? 2 : 1);
          }, 0),
        );
        expect(settled(all, winner, dealer)).toEqual(own);
      }),
      fuzz(20000),
    );
  });

  test('purity: 62 times 8 and 8 times 2 are 512', () => {
    // Pungs 2, 4 and 4, a kong 32, Mah-Jong 20; two bonus tiles, of which one is the own flower.
    expect(won('[222s^] (9999s) 444s 666s 8s <8s 2f 5f', { seat: 1 }).total).toBe(512);
  });
});
