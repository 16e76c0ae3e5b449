/** British, second chapter: the turn, claims and who gets the tile. */
import { describe, expect, test } from 'vitest';
import { scoringHandAt } from '../../../src/engine/hands.ts';
import { cautionOf } from '../../../src/engine/legality/verdict.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { waits } from '../../../src/engine/win.ts';
import { parseAction } from '../../../src/notation/lines.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import {
  allPass,
  dealt,
  happenedOf,
  mayDo,
  plays,
  ruleAgainst,
  seated,
  untilAsked,
  whoActs,
  whyNot,
} from '../../fixtures/tables.ts';
import { british, WAITING, winnersOf } from './rules.ts';

const rules = await british();

describe('The turn', () => {
  test('turn-order: East, South, West, North; each draws a tile and discards one', () => {
    let game = untilAsked(dealt(rules, { east: '1m', wall: '9p 9s 1p E' }));
    for (const line of ['east discards 1m', 'south discards 9p', 'west discards 9s', 'north discards 1p']) {
      game = allPass(plays(game, line));
    }
    expect(happenedOf(game, 'drew').map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
    expect(whoActs(game.table)).toEqual({ phase: 'deciding', awaits: [0] });
    expect(rules.direction).toBe('counter-clockwise');
  });

  test('announce-discard: everyone sees which tile it is, and who laid it there', () => {
    const game = plays(seated(rules, { east: '5p' }), 'east discards 5p');
    for (const seat of [1, 2, 3] as const) {
      expect(seenBy(rules, game.table, seat).seats[0].river.at(-1)).toBe(parseTile('5p'));
    }
  });
});

describe('Claims', () => {
  test('claim-pung-kong: two or three concealed tiles of its kind, from any seat', () => {
    const game = plays(seated(rules, { east: '5p', west: '555p', north: '5s' }), 'east discards 5p');
    expect(mayDo(game, 'west')).toEqual(['west kongs 5p', 'west pungs', 'west passes']);
    expect(
      whyNot(plays(seated(rules, { east: '5s', west: '5s' }), 'east discards 5s'), 'west pungs'),
    ).toEqual({
      rule: 'claim-pung-kong',
      tiles: parseTiles('5s'),
      have: 1,
      need: 2,
    });
  });

  test('claim-chow: only the player whose turn comes next', () => {
    const game = plays(seated(rules, { east: '5p', south: '46p', west: '46p' }), 'east discards 5p');
    expect(mayDo(game, 'south')).toContain('south chows 46p');
    expect(whyNot(game, 'west chows 46p')).toEqual({ rule: 'claim-chow', seats: [0] });
  });

  test.each([
    ['a pung', WAITING, '3p'],
    ['a chow out of turn', '[222p<] 777s 444m 88m 45p', '3p'],
    ['the pair', '[222p<] 777s 444m 888m 3p', '3p'],
    ['a special hand', '19m 19p 19s ESWN CFP', '9s'],
  ])('claim-mah-jong: for any part of the hand: %s', (_what, west, tile) => {
    const game = plays(seated(rules, { east: tile, west: `${west}, fishing` }), `east discards ${tile}`);
    expect(mayDo(game, 'west')).toContain('west wins');
    expect(winnersOf(untilAsked(plays(game, 'west wins')))).toEqual([2]);
  });

  test('claim-steps: a claimed Pung is followed by a discard at once, a Kong by a supplement first', () => {
    const tables = { east: '5p', west: '555p 9m', box: '8s' };
    const pung = untilAsked(plays(seated(rules, tables), 'east discards 5p', 'west pungs'));
    expect(happenedOf(pung, 'drew')).toEqual([]);
    expect(pung.table.stage).toMatchObject({ phase: 'deciding', seat: 2, drew: null, claimed: 'pung' });
    const kong = untilAsked(plays(seated(rules, tables), 'east discards 5p', 'west kongs 5p'));
    expect(happenedOf(kong, 'drew')).toMatchObject([{ seat: 2, from: 'box', tile: parseTile('8s') }]);
    expect(mayDo(kong, 'west')).toContain('west discards 8s');
  });

  test('claim-steps: the supplement of a claimed Kong may win', () => {
    const game = seated(rules, { east: '5p', west: '555p 444m 888m 33p 77s, fishing', box: '7s' });
    const won = plays(game, 'east discards 5p', 'west kongs 5p', 'west wins');
    expect(winnersOf(won)).toEqual([2]);
  });

  test('priority: Mah-Jong before a Pung, and a Pung before a Chow', () => {
    const game = plays(
      seated(rules, { east: '3p', south: '12p', west: '33p', north: '[222p<] 777s 444m 888m 3p, fishing' }),
      'east discards 3p',
    );
    const all = untilAsked(plays(game, 'south chows 12p', 'west pungs', 'north wins'));
    expect(happenedOf(all, 'awarded')).toMatchObject([
      {
        stand: [{ seat: 3, call: 'win' }],
        lost: [
          { bid: { seat: 1 }, rule: 'priority' },
          { bid: { seat: 2 }, rule: 'priority' },
        ],
      },
    ]);
    const two = untilAsked(plays(game, 'south chows 12p', 'west pungs', 'north passes'));
    expect(happenedOf(two, 'awarded')).toMatchObject([{ stand: [{ seat: 2, call: 'pung' }] }]);
  });

  test('priority: of two who declare Mah-Jong the first after the discarder wins alone', () => {
    const game = plays(
      seated(rules, {
        east: '3p',
        south: '[222p<] 777s 444m 888m 3p, fishing',
        north: '[EEE<] 999s 555m 666m 3p, fishing',
      }),
      'east discards 3p',
      'north wins',
      'south wins',
    );
    expect(winnersOf(untilAsked(game))).toEqual([1]);
  });

  test('turn-after-claim: play goes on from the claimer, and seats between are skipped', () => {
    const game = plays(
      seated(rules, { east: '5p', north: '55p 1m', wall: '9s' }),
      'east discards 5p',
      'north pungs',
      'north discards 1m',
    );
    expect(whoActs(allPass(game).table)).toEqual({ phase: 'deciding', awaits: [0] });
    expect(happenedOf(allPass(game), 'drew')).toMatchObject([{ seat: 0 }]);
  });
});

describe('At most one Chow', () => {
  test('one-chow: four sets and a pair with one Chow win, with two they do not', () => {
    const one = seated(rules, { east: '123m 222p 777s 444m 33p, fishing', drew: '3p' });
    expect(mayDo(one, 'east')).toContain('east wins');
    const two = seated(rules, { east: '123m 456m 777s 222p 33p, fishing', drew: '3p' });
    expect(whyNot(two, 'east wins')).toMatchObject({ rule: 'one-chow', tiles: parseTiles('123456m') });
  });

  test('one-chow: open Chows count, and a hand with two of them waits for nothing', () => {
    const game = seated(rules, { south: '[123m<] [456p<] 777s 44m 3p, fishing' });
    expect(waits(rules, scoringHandAt(game.table, 1))).toEqual([]);
    const one = seated(rules, { south: '[123m<] 777s 444m 55p 33p, fishing' });
    expect(waits(rules, scoringHandAt(one.table, 1))).toEqual(parseTiles('35p'));
  });

  test('one-chow: tiles that can be seen with one Chow or with three win', () => {
    const game = seated(rules, { east: '111222333m 777s 33p, fishing', drew: '3p' });
    expect(mayDo(game, 'east')).toContain('east wins');
  });

  test('one-chow: a second open Chow is allowed, and one is warned of it first', () => {
    const game = plays(seated(rules, { east: '5p', south: '[123m<] 46p' }), 'east discards 5p');
    const claim = parseAction('south chows 46p');
    expect(mayDo(game, 'south')).toContain('south chows 46p');
    expect(cautionOf(rules, game.table, claim)).toEqual({ rule: 'one-chow', tiles: parseTiles('123m') });
    const first = plays(seated(rules, { east: '5p', south: '46p' }), 'east discards 5p');
    expect(cautionOf(rules, first.table, claim)).toBeNull();
    expect(cautionOf(rules, first.table, parseAction('west chows 46p'))).toBeNull();
  });
});

describe('Ways of winning', () => {
  test('win-shapes: four sets and a pair, or a special hand; nothing else', () => {
    for (const hand of ['222p 777s 444m 888m 33p', '1199m 1199p 1199s EE', '1123456789m ESWN']) {
      const game = seated(rules, { east: `${hand}, fishing` });
      expect([hand, mayDo(game, 'east').includes('east wins')]).toEqual([hand, true]);
    }
    const none = seated(rules, { east: '222p 777s 444m 888m 39p, fishing' });
    expect(ruleAgainst(none, 'east wins')).toBe('win-shapes');
  });

  test('tsumo: with a tile one drew oneself, not right after a claim', () => {
    const game = seated(rules, { turn: 'south', south: `${WAITING} 3p, fishing`, drew: '3p' });
    expect(mayDo(game, 'south')).toContain('south wins');
    const claimed = seated(rules, { turn: 'south', south: `${WAITING} 3p, fishing`, drew: 'claimed' });
    expect(ruleAgainst(claimed, 'south wins')).toBe('tsumo');
  });

  test('ron: with somebody’s discard', () => {
    const game = plays(seated(rules, { east: '3p', north: `${WAITING}, fishing` }), 'east discards 3p');
    const won = untilAsked(plays(game, 'north wins'));
    expect(won.table.stage).toMatchObject({ outcome: { winners: [{ how: { by: 'discard', from: 0 } }] } });
  });
});

test('second-chow: at some tables a second Chow is not called, and there is nothing to warn of', async () => {
  const once = await british({ 'second-chow': false });
  const lies = (ruleset: typeof rules, melds: string) =>
    plays(seated(ruleset, { east: '5s', south: `${melds} 46s` }), 'east discards 5s');
  const chow = (game: ReturnType<typeof lies>) =>
    cautionOf(game.ruleset, game.table, parseAction('south chows 46s', 0))?.rule ?? null;
  expect(ruleAgainst(lies(rules, '[324m<]'), 'south chows 46s')).toBeNull();
  expect(chow(lies(rules, '[324m<]'))).toBe('one-chow');
  expect(ruleAgainst(lies(once, '[324m<]'), 'south chows 46s')).toBe('second-chow');
  expect(ruleAgainst(lies(once, '[222m^]'), 'south chows 46s')).toBeNull();
  expect(chow(lies(once, '[222m^]'))).toBeNull();
});
