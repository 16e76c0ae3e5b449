/** Starts, deals and the small arithmetic of seats, tiles and hands. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deal, dealingOrder, dealtTo, startFrom } from '../../src/engine/deal.ts';
import { holds, scoringHandAt, withoutTiles, withTile } from '../../src/engine/hands.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import {
  distance,
  othersAfter,
  SEATS,
  type Seat,
  seatAfter,
  seatOfWind,
  type Wind,
  windOf,
} from '../../src/engine/seats.ts';
import {
  allTiles,
  beginsChow,
  isBonus,
  isDragon,
  isFlower,
  isHonour,
  isOuter,
  isSeason,
  isSuited,
  isTerminal,
  isWind,
  KINDS,
  kindsFrom,
  rankOf,
  sizeOf,
  suitedKind,
  suitOf,
} from '../../src/engine/tiles.ts';
import { begin, playHand, playMove } from '../../src/machines/play.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { copies } from '../fixtures/count.ts';
import { twoFiveEight } from '../fixtures/rulesets.ts';
import { whoActs } from '../fixtures/tables.ts';
import { fuzz } from '../scale.ts';

const rules = await twoFiveEight();
const tiles = fc.array(fc.nat(33), { maxLength: 14 }).map((all) => all.sort((a, b) => a - b));

describe('Deal', () => {
  test('the same seed gives the same wall, another seed another', () => {
    expect(startFrom(rules, 'heron-412')).toEqual(startFrom(rules, 'heron-412'));
    expect(startFrom(rules, 'heron-412').order).not.toEqual(startFrom(rules, 'heron-413').order);
  });

  test('a start has the whole set, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(copies(startFrom(rules, seed).order)).toEqual(rules.tiles);
      }),
      fuzz(500),
    );
  });

  test('what is given of a start stands, and the wall follows from the seed alone', () => {
    const start = startFrom(rules, 'a', { dealer: 2, round: 1, cash: { seats: [1, 2, 3, -6], pot: 0 } });
    expect(start).toMatchObject({ dealer: 2, round: 1, cash: { seats: [1, 2, 3, -6] } });
    expect(start.order).toEqual(startFrom(rules, 'a').order);
  });

  test('a wall of another length is no start', () => {
    const start = startFrom(rules, 'a');
    expect(() => deal(rules, { ...start, order: start.order.slice(1) })).toThrow(RangeError);
  });

  test.each([1, 2, 3, 4, 5] as const)(
    'hands of %i sets: four tiles at a time, then what is missing',
    (sets) => {
      const ruleset: Ruleset = { ...rules, deal: { ...rules.deal, sets, dealerExtra: sets % 2 === 0 } };
      for (const dealer of SEATS) {
        const order = dealingOrder(ruleset, dealer);
        for (const seat of SEATS) {
          expect(order.filter((to) => to === seat)).toHaveLength(dealtTo(ruleset, seat === dealer));
        }
        expect(order.slice(0, 4)).toEqual([dealer, dealer, dealer, dealer]);
        expect(order[4]).toBe(seatAfter(dealer));
      }
    },
  );

  test('where East has no tile more the hand begins with a draw', () => {
    const ruleset: Ruleset = { ...rules, deal: { ...rules.deal, dealerExtra: false } };
    const table = begin(ruleset, startFrom(ruleset, 'a', { dealer: 1 }));
    expect(whoActs(table)).toEqual({ phase: 'drawing', awaits: [] });
    const drawn = playMove(ruleset, table, 'referee');
    expect(drawn).toMatchObject({ is: 'done', event: { type: 'drew', seat: 1, why: 'turn' } });
  });

  test('where there is a box it is the end of the wall', () => {
    const ruleset: Ruleset = {
      ...rules,
      deal: { ...rules.deal, box: 16 },
      supplement: { rule: 'supplement-tail', from: 'box' },
    };
    const start = startFrom(ruleset, 'a');
    const { wall, box } = deal(ruleset, start);
    expect([wall.end, box?.next, box?.end]).toEqual([92, 92, 108]);
    expect(start.order.slice(wall.next, wall.end)).toHaveLength(108 - 53 - 16);
  });
});

describe('Play', () => {
  test('the referee moves only when nobody is awaited', () => {
    const table = begin(rules, startFrom(rules, 'a'));
    expect(playMove(rules, table, 'referee')).toEqual({
      is: 'refused',
      reason: { rule: 'in-turn', seats: [0] },
    });
  });

  test('a loop whose player does what is not allowed says so', () => {
    expect(() => playHand(rules, startFrom(rules, 'a'), (_table, seat) => ({ do: 'pass', seat }))).toThrow(
      'may-pass',
    );
  });
});

describe('Seats', () => {
  test('after the fourth comes the first', () => {
    expect(SEATS.map((seat) => seatAfter(seat))).toEqual([1, 2, 3, 0]);
    expect(SEATS.map((seat) => othersAfter(seat))).toEqual([
      [1, 2, 3],
      [2, 3, 0],
      [3, 0, 1],
      [0, 1, 2],
    ]);
  });

  test('distance is how many turns one waits, and winds follow the dealer', () => {
    for (const from of SEATS) {
      for (const to of SEATS) {
        expect(seatAfter(from, distance(from, to))).toBe(to);
        const wind: Wind = windOf(to, from);
        expect(wind).toBe(distance(from, to));
        expect(seatOfWind(wind, from)).toBe(to);
      }
    }
    const dealer: Seat = 3;
    expect(windOf(dealer, dealer)).toBe(0);
  });
});

describe('Kinds', () => {
  const every = kindsFrom(0, KINDS);
  const all = (is: (kind: number) => boolean): string => formatTiles(every.filter(is), { spaced: true });

  test('each is of one sort', () => {
    expect(all(isSuited)).toBe('123456789m 123456789p 123456789s');
    expect(all(isWind)).toBe('E S W N');
    expect(all(isDragon)).toBe('C F P');
    expect(all(isHonour)).toBe('E S W N C F P');
    expect(all(isFlower)).toBe('1234f');
    expect(all(isSeason)).toBe('5678f');
    expect(all(isBonus)).toBe('12345678f');
    expect(all(isTerminal)).toBe('19m 19p 19s');
    expect(all(isOuter)).toBe('19m 19p 19s E S W N C F P');
    expect(all(beginsChow)).toBe('1234567m 1234567p 1234567s');
  });

  test('suit and rank make the kind again; other tiles have neither', () => {
    for (const kind of every) {
      const suit = suitOf(kind);
      if (suit !== null) expect(suitedKind(suit, rankOf(kind))).toBe(kind);
      else expect(() => rankOf(kind)).toThrow(RangeError);
    }
  });

  test('a set of tiles has as many as it says', () => {
    expect(allTiles(rules.tiles)).toHaveLength(sizeOf(rules.tiles));
    expect(copies(allTiles(rules.tiles))).toEqual(rules.tiles);
  });
});

describe('Hands', () => {
  test('a tile more stands where it belongs, and taken out again leaves the hand as it was', () => {
    fc.assert(
      fc.property(tiles, fc.nat(33), (hand, tile) => {
        const more = withTile(hand, tile);
        expect(more).toEqual([...hand, tile].sort((a, b) => a - b));
        expect(withoutTiles(more, [tile])).toEqual(hand);
      }),
      fuzz(1000),
    );
  });

  test('a tile that is not there cannot be taken', () => {
    expect(() => withoutTiles(parseTiles('12m'), parseTiles('3m'))).toThrow(RangeError);
    expect(() => withoutTiles(parseTiles('12m'), parseTiles('11m'))).toThrow(RangeError);
  });

  test('holding counts copies', () => {
    expect(holds(parseTiles('112m'), parseTiles('11m'))).toBe(true);
    expect(holds(parseTiles('12m'), parseTiles('11m'))).toBe(false);
    expect(holds(parseTiles('12m'), [])).toBe(true);
  });

  test('a hand as shapes see it has the offered tile among its own', () => {
    const table = begin(rules, startFrom(rules, 'a'));
    const { counts } = scoringHandAt(table, 1, 4);
    expect([...counts].reduce((sum, n) => sum + n, 0)).toBe(14);
  });
});
