/** Two-Five-Eight, fifth chapter: what wins. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCounts } from '../../../src/engine/counts.ts';
import type { ScoringHand } from '../../../src/engine/scoring-hand.ts';
import { rankOf } from '../../../src/engine/tiles.ts';
import { byDraw, completes, readingsOf, waits } from '../../../src/engine/win.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { held } from '../../fixtures/hands-held.ts';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import {
  type Game,
  happenedOf,
  mayDo,
  plays,
  refereed,
  ruleAgainst,
  seated,
  untilAsked,
  whyNot,
} from '../../fixtures/tables.ts';
import { fuzz } from '../../scale.ts';

const rules = await twoFiveEight();

/** South has drawn the last tile of this hand. */
const drawn = (hand: string): Game => seated(rules, { turn: 'south', south: hand });

describe('Winning', () => {
  test.each([
    ['Sheungs alone', '123m 456m 789p 345s 22s'],
    ['Pungs alone', '111m 444m 777p 999s 88p'],
    ['Pungs and Sheungs', '123m 444m 777p 567s 55m'],
    ['one suit', '123p 456p 777p 999p 22p'],
    ['an open Pung among them', '[333s<] 123m 456m 789p 55p'],
    ['a soft Kong among them', '[3333s^] 123m 456m 789p 55p'],
    ['a hard Kong among them', '(3333s) 123m 456m 789p 55p'],
    ['four melds and the Jong', '[333s<] [444m^] (8888p) [1111m>] 22s'],
    ['four alike in a Pung and a Sheung', '1111m 23m 456p 789s 88s'],
    ['two equal Sheungs', '112233m 456p 789s 55p'],
    ['three equal Sheungs', '111222333m 456p 88s'],
    ['a Jong beside a Pung of its neighbours', '111m 22m 333m 456p 789s'],
  ])('four-sets-and-jong: four sets and a Jong win: %s', (_what, hand) => {
    expect(mayDo(drawn(hand), 'south')).toContain('south wins');
  });

  test.each([
    ['seven pairs', '1122m 3344p 5566s 88s'],
    ['a pair too many', '123m 456m 789p 22p 55p 8p'],
    ['no pair at all', '123m 456m 789p 345s 28s'],
    ['a set across suits', '12m 3p 456m 789p 345s 22s'],
  ])('four-sets-and-jong: nothing else wins: %s', (_what, hand) => {
    expect(ruleAgainst(drawn(hand), 'south wins')).toBe('four-sets-and-jong');
  });

  test.each(['89m 1m', '9m 12m'])('no-wrap: a Sheung ends at the 9: %s is none', (run) => {
    expect(ruleAgainst(drawn(`${run} 456m 789p 345s 22s`), 'south wins')).toBe('four-sets-and-jong');
  });

  test('four-sets-and-jong: there is no least number of points: the plainest hand wins', () => {
    expect(rules.wins.minimum).toBeNull();
  });

  test('four-sets-and-jong: four of a kind in the hand are no set of their own', () => {
    expect(ruleAgainst(drawn('1111m 444p 777s 99m 88p'), 'south wins')).toBe('four-sets-and-jong');
  });

  test.each(['2', '5', '8'])('jong-258: a pair of %ss wins, of any suit', (rank) => {
    for (const suit of ['m', 'p', 's']) {
      const sets = ['111m', '999p', '333s', '777m'].join(' ');
      expect(mayDo(drawn(`${sets} ${rank}${rank}${suit}`), 'south')).toContain('south wins');
    }
  });

  test.each(['1', '3', '4', '6', '7', '9'])('jong-258: a pair of %ss does not win', (rank) => {
    const game = drawn(`222m 888p 222s 888m ${rank}${rank}p`);
    expect(whyNot(game, 'south wins')).toEqual({ rule: 'jong-258', tiles: parseTiles(`${rank}${rank}p`) });
  });

  test('jong-258: a discard that would complete the hand with another pair is refused by the same rule', () => {
    const game = plays(seated(rules, { east: '9p', west: '123m 456m 789m 111s 9p' }), 'east discards 9p');
    expect(mayDo(game)).toEqual([]);
    expect(whyNot(game, 'west wins')).toEqual({ rule: 'jong-258', tiles: parseTiles('99p') });
  });

  test('jong-258: however a hand is split, its pair is of the same sort, and the ranks of its suit tell which', () => {
    fc.assert(
      fc.property(complete, (counts) => {
        const hand: ScoringHand = { ...held(''), counts };
        const readings = readingsOf(rules, hand);
        const pairs = readings.map(({ pair }) => rankOf(pair ?? -1) % 3 === 2);
        expect(pairs.length).toBeGreaterThan(0);
        expect(new Set(pairs).size).toBe(1);
        expect(completes(rules, hand, byDraw(null))).toBe(pairs[0]);
      }),
      fuzz(2000),
    );
  });

  test('jong-258: a hand that waits on both ends may win with one of them only where the Jong is right', () => {
    expect(formatTiles(waits(rules, held('123m 456m 789p 22s 45s')))).toBe('36s');
    expect(formatTiles(waits(rules, held('123m 456m 789p 2345s')))).toBe('25s');
    expect(formatTiles(waits(rules, held('123m 456m 789p 3456s')))).toBe('');
    expect(formatTiles(waits(rules, held('123m 456m 789p 33s 45s')))).toBe('');
  });

  test('self-pick: the tile you draw may complete your hand: a Self Pick', () => {
    const game = seated(rules, { east: '1m', south: '234m 567m 789p 111s 5p', wall: '5p' });
    const won = plays(game, 'east discards 1m', 'south wins');
    expect(happenedOf(won, 'won')).toMatchObject([
      { win: { seat: 1, how: { by: 'draw', tile: parseTile('5p') } } },
    ]);
  });

  test('self-pick: the tile drawn after a Kong counts as well', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 123m 456m 789m 5s', tail: '5s' });
    const won = plays(game, 'south kongs 2p', 'south wins');
    expect(happenedOf(won, 'won')).toMatchObject([
      { win: { seat: 1, how: { by: 'draw', tile: parseTile('5s'), drew: { by: 'kong' } } } },
    ]);
  });

  test('self-pick: after a soft Kong too', () => {
    const game = seated(rules, { east: '2p', south: '222p 123m 456m 789m 5s', tail: '5s' });
    const won = plays(game, 'east discards 2p', 'south kongs 2p', 'south wins');
    expect(happenedOf(won, 'won')).toMatchObject([
      { win: { how: { by: 'draw', drew: { afterClaim: true } } } },
    ]);
  });

  test('self-pick: how the tile came is known: by how many Kongs, each made with the supplement of the one before', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 333s 456m 78m 55s', tail: '1m 9m 3s' });
    const twice = untilAsked(plays(game, 'south kongs 2p', 'south kongs 3s'));
    expect(twice.table.stage).toMatchObject({
      drew: { by: 'kong', chain: 2, afterClaim: false, last: false },
    });
  });

  test('self-pick: a Kong that lay ready in the hand begins a row of its own; that one was called stays known', () => {
    const called = untilAsked(
      plays(
        seated(rules, { east: '2p', south: '222p 3333s 456m 78m 5s', tail: '1m 9m' }),
        'east discards 2p',
        'south kongs 2p',
      ),
    );
    expect(called.table.stage).toMatchObject({ drew: { by: 'kong', chain: 1, afterClaim: true } });
    expect(untilAsked(plays(called, 'south kongs 3s')).table.stage).toMatchObject({
      drew: { by: 'kong', chain: 1, afterClaim: true },
    });
    const next = untilAsked(plays(called, 'south discards 5s'));
    expect(next.table.stage).toMatchObject({ seat: 2, drew: { by: 'wall', chain: 0, afterClaim: false } });
  });

  test('self-pick: right after a called Pung you have drawn nothing to win with', () => {
    const game = seated(rules, { east: '2p', south: '222p 123m 456m 789m 5s' });
    const called = untilAsked(plays(game, 'east discards 2p', 'south pungs'));
    expect(ruleAgainst(called, 'south wins')).toBe('self-pick');
  });

  test('self-pick: the last tile of the wall may be won with', () => {
    const game = seated(rules, { east: '1m', south: '234m 567m 789p 111s 5p', wall: '5p', left: 1 });
    const won = plays(game, 'east discards 1m', 'south wins');
    expect(happenedOf(won, 'won')).toMatchObject([{ win: { how: { drew: { last: true } } } }]);
  });

  test('one-source: the winner’s hand is shown, and no other', () => {
    const won = refereed(plays(drawn('123m 456m 789p 345s 22s'), 'south wins'));
    expect(won.events.at(-1)).toEqual({ type: 'shown', seats: [1], what: 'hands' });
    expect(untilAsked(won).table.revealed).toEqual([1]);
  });
});

/** Fourteen tiles that are four sets and a pair of this game. */
const complete = fc
  .tuple(fc.array(fc.nat(15 * 3 + 2), { minLength: 4, maxLength: 4 }), fc.nat(26))
  .map(([sets, pair]) => {
    const counts = emptyCounts();
    const add = (kind: number, copies = 1): void => {
      counts[kind] = (counts[kind] ?? 0) + copies;
    };
    for (const set of sets) {
      const suit = Math.floor(set / 16) * 9;
      const which = set % 16;
      if (which < 9) add(suit + which, 3);
      else for (let i = 0; i < 3; i++) add(suit + which - 9 + i);
    }
    add(pair, 2);
    return counts;
  })
  .filter((counts) => counts.every((copies) => copies <= 4));
