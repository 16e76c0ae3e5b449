/** Hong Kong, last chapter: who pays whom, and what comes after a hand. */
import { describe, expect, test } from 'vitest';
import type { Seat, Wind } from '../../../src/engine/seats.ts';
import { nextStart } from '../../../src/machines/match.ts';
import { PAYMENTS, pointsFor } from '../../../src/rulesets/hong-kong/payment.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import { cashOf, type Game, happenedOf, plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';

const rules = await hongKong();
const full = await hongKong({ payment: 'full-spicy' });
const unpaid = await hongKong({ payment: 'none' });
const several = await hongKong({ 'several-winners': true });
const anything = await hongKong({ 'minimum-fan': 0, 'without-luck': true });

const HALF_SPICY = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];

/** All triplets with a discard: 3 fan, the flower is nobody's of South, West or North's hand below. */
const TRIPLETS = '[222p<] [777s^] 444m 88m 33p';

const payments = (game: Game): string[] =>
  happenedOf(game, 'paid').flatMap(({ group }) =>
    group.payments.map(({ from, to, amount, rule, book }) => `${from}>${to} ${amount} ${rule} ${book}`),
  );
const following = ({ table: { stage } }: Game) => (stage.phase === 'ended' ? stage.following : null);

describe('Payment', () => {
  test.each(HALF_SPICY.map((points, fan) => [fan, points]))(
    'payment: half-spicy: %i fan are %i points',
    (fan, points) => {
      expect(pointsFor(fan, 'half-spicy')).toBe(points);
    },
  );

  test.each(HALF_SPICY.map((_, fan) => fan))('payment: full-spicy: %i fan are two to that power', (fan) => {
    expect(pointsFor(fan, 'full-spicy')).toBe(2 ** fan);
    expect(pointsFor(fan, 'none')).toBe(0);
  });

  test('payment: on a discard the discarder pays all of it, the others nothing', () => {
    const game = plays(
      seated(rules, { east: '3p', west: `${TRIPLETS} 1f` }),
      'east discards 3p',
      'west wins',
    );
    const won = untilAsked(game);
    expect(cashOf(won)).toEqual([-8, 0, 8, 0]);
    expect(payments(won)).toEqual(['0>2 8 payment cash']);
  });

  test('payment: on a self-draw each of the three pays half', () => {
    const won = untilAsked(plays(seated(rules, { turn: 'south', south: `${TRIPLETS} 3p 1f` }), 'south wins'));
    expect(cashOf(won)).toEqual([-8, 24, -8, -8]);
    expect(payments(won)).toEqual(['2>1 8 payment cash', '3>1 8 payment cash', '0>1 8 payment cash']);
  });

  test('payment: halves are exact, also 0.5', () => {
    const won = untilAsked(
      plays(seated(anything, { turn: 'south', south: '[324m<] 456m 777p 55s 78s 9s 1f' }), 'south wins'),
    );
    expect(cashOf(won)).toEqual([-0.5, 1.5, -0.5, -0.5]);
  });

  test('payment: whoever is robbed of a Gong pays as the discarder', () => {
    const game = seated(rules, {
      turn: 'south',
      south: '[222p^] 2p',
      drew: '2p',
      west: '34p 456m 777s WWW 99s 1f',
    });
    // The wind of the seat, concealed, robbed: 3 fan.
    const won = untilAsked(plays(game, 'south kongs 2p', 'west wins'));
    expect(payments(won)).toEqual(['1>2 8 payment cash']);
  });

  test('payment: with several winners each is paid by the discarder', () => {
    const game = seated(several, {
      east: '5p',
      south: '123p 456p 46p 77p EEE 1f',
      north: '234p 678p 34p 99p WWW 2f',
    });
    const won = untilAsked(plays(game, 'east discards 5p', 'south wins', 'north wins'));
    // South 3 + 1 + 1, North 3 + 1.
    expect(payments(won)).toEqual(['0>1 24 payment cash', '0>3 16 payment cash']);
    expect(cashOf(won)).toEqual([-40, 24, 0, 16]);
  });

  test('payment: full-spicy pays two to the power of the fan', () => {
    const won = untilAsked(plays(seated(full, { turn: 'south', south: `${TRIPLETS} 3p 1f` }), 'south wins'));
    expect(cashOf(won)).toEqual([-8, 24, -8, -8]);
    const big = untilAsked(
      plays(seated(full, { turn: 'south', south: '[EEE^] [SSS<] [CCC>] FF PP P' }), 'south wins'),
    );
    expect(cashOf(big)[1]).toBe((3 * 2 ** 11) / 2);
  });

  test('payment: with none nothing is paid', () => {
    const won = untilAsked(plays(seated(unpaid, { turn: 'south', south: `${TRIPLETS} 3p` }), 'south wins'));
    expect(payments(won)).toEqual([]);
    expect(cashOf(won)).toEqual([0, 0, 0, 0]);
  });

  test('payment: a drawn hand costs nobody anything', () => {
    const over = untilAsked(plays(seated(rules, { east: 'C', left: 0 }), 'east discards C'));
    expect(payments(over)).toEqual([]);
  });

  test('payment: the amount is the one of the winner’s fan, whoever wins', () => {
    let won = 0;
    for (let n = 0; n < deals(150); n++) {
      const { end } = playedHand(rules, seedOf('payments', n));
      if (end.stage.phase !== 'ended' || end.stage.outcome.is !== 'won') continue;
      won++;
      const [{ seat, how, score }] = end.stage.outcome.winners;
      const points = HALF_SPICY[score.total] ?? 0;
      expect(end.cash.seats[seat]).toBe(how.by === 'draw' ? 1.5 * points : points);
    }
    expect(won).toBeGreaterThan(0);
  });

  test('payment: there are three ways', () => {
    expect([...PAYMENTS].sort()).toEqual(['full-spicy', 'half-spicy', 'none']);
  });
});

/** A hand that North wins with a discard of the dealer's, or that ends drawn. */
const northWins = (dealer: Seat, round: Wind): Game =>
  untilAsked(
    plays(seated(rules, { dealer, round, east: '3p', north: TRIPLETS }), 'east discards 3p', 'north wins'),
  );
const drawnHand = (dealer: Seat, round: Wind): Game =>
  untilAsked(plays(seated(rules, { dealer, round, east: 'C', left: 0 }), 'east discards C'));

describe('The next hand', () => {
  test('match: East keeps the deal when among the winners', () => {
    const won = untilAsked(plays(seated(rules, { east: `${TRIPLETS} 3p` }), 'east wins'));
    expect(following(won)).toEqual({ over: false, dealer: 0, round: 0, under: 'ordinary', rule: 'match' });
    const both = seated(several, {
      turn: 'west',
      west: '5p',
      east: '123p 456p 46p 77p EEE',
      south: '234p 678p 34p 99p WWW',
    });
    const done = untilAsked(plays(both, 'west discards 5p', 'south wins', 'east wins'));
    expect(following(done)).toMatchObject({ dealer: 0 });
  });

  test('match: East keeps the deal on a drawn hand', () => {
    expect(following(drawnHand(0, 0))).toMatchObject({ over: false, dealer: 0, round: 0 });
    expect(following(drawnHand(3, 2))).toMatchObject({ over: false, dealer: 3, round: 2 });
  });

  test.each([0, 1, 2] as const)('match: otherwise the deal goes to the next seat, from %i', (dealer) => {
    expect(following(northWins(dealer, 1))).toMatchObject({ over: false, dealer: dealer + 1, round: 1 });
  });

  test.each([0, 1, 2] as const)(
    'match: when it has left the fourth seat the round wind moves on, from %i',
    (round) => {
      expect(following(northWins(3, round))).toMatchObject({ over: false, dealer: 0, round: round + 1 });
    },
  );

  test('match: after the North round the match is over', () => {
    expect(following(northWins(3, 3))).toEqual({ over: true, rule: 'match' });
    expect(following(northWins(2, 3))).toMatchObject({ over: false, dealer: 3, round: 3 });
  });

  test('match: the next hand begins with that dealer, that round and the cash as it is', () => {
    const won = northWins(3, 0);
    const start = nextStart(rules, won.table, 'hand 2', () => rules);
    expect(start).toMatchObject({ dealer: 0, round: 1, under: 'ordinary' });
    expect(start?.cash).toEqual(won.table.cash);
  });

  test('match: a whole match has at least sixteen hands, and each round four dealers', () => {
    const dealers: string[] = [];
    let hand = playedHand(rules, seedOf('match', 0)).end;
    for (let n = 1; ; n++) {
      const key = `${hand.round} ${hand.dealer}`;
      if (dealers.at(-1) !== key) dealers.push(key);
      if (hand.stage.phase !== 'ended' || hand.stage.following.over) break;
      const { dealer, round } = hand.stage.following;
      if (n > 300) throw new Error('the match does not end');
      hand = playedHand(rules, seedOf('match', n), { dealer, round, cash: hand.cash }).end;
    }
    expect(dealers).toEqual(
      [0, 1, 2, 3].flatMap((round) => [0, 1, 2, 3].map((dealer) => `${round} ${dealer}`)),
    );
    expect(hand.cash.seats.reduce((sum, cash) => sum + cash, 0)).toBe(0);
  });
});
