/** Hong Kong, last chapter: who pays whom, and what comes after a hand. */
import { describe, expect, test } from 'vitest';
import { nextStart } from '../../../src/machines/match.ts';
import { PAYMENTS, pointsFor } from '../../../src/rulesets/hong-kong/payment.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import { plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';

const rules = await hongKong();

const HALF_SPICY = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];

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

describe('The next hand', () => {
  test('match: the next hand begins with that dealer, that round and the cash as it is', () => {
    const hands = { dealer: 3, east: '3p', north: '[222p<] [777s^] 444m 88m 33p' } as const;
    const won = untilAsked(plays(seated(rules, hands), 'east discards 3p', 'north wins'));
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
