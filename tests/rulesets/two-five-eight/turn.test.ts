/** Two-Five-Eight, second chapter: what happens on a turn. */
import { describe, expect, test } from 'vitest';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { left } from '../../../src/engine/table.ts';
import { parseTile } from '../../../src/notation/tiles.ts';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import {
  dealt,
  happenedOf,
  mayDo,
  plays,
  refereed,
  seated,
  untilAsked,
  whoActs,
} from '../../fixtures/tables.ts';

const rules = await twoFiveEight();

describe('Turn', () => {
  test('turn-order: the turn goes from East to South, to West, to North, and to East again', () => {
    let game = dealt(rules, { east: '1m', wall: '2m 3m 4m 5m' });
    const turns: number[] = [];
    for (const line of ['east discards 1m', 'south discards 2m', 'west discards 3m', 'north discards 4m']) {
      turns.push(...awaitedSeats(untilAsked(game).table));
      game = plays(game, line);
    }
    turns.push(...awaitedSeats(untilAsked(game).table));
    expect(turns).toEqual([0, 1, 2, 3, 0]);
  });

  test('turn-order: in this game the table is drawn with the turn going clockwise', () => {
    expect(rules.direction).toBe('clockwise');
  });

  test('draw-discard: on your turn you take the next tile from the wall', () => {
    const game = untilAsked(plays(dealt(rules, { east: '1m', wall: '9p 3s' }), 'east discards 1m'));
    expect(happenedOf(game, 'drew')).toEqual([
      { type: 'drew', seat: 1, tile: parseTile('9p'), from: 'wall', why: 'turn' },
    ]);
    expect(game.table.seats[1].concealed).toContain(parseTile('9p'));
    expect(game.table.seats[1].concealed).toHaveLength(14);
    expect(left(game.table.wall)).toBe(54);
  });

  test('draw-discard: then you put one tile of your hand face up on the table', () => {
    const game = plays(dealt(rules, { east: '1m', wall: '9p' }), 'east discards 1m', 'south discards 9p');
    expect(game.table.seats[1].river).toEqual([parseTile('9p')]);
    expect(game.table.seats[1].concealed).toHaveLength(13);
    expect(game.table.seats[0].river).toEqual([parseTile('1m')]);
  });

  test('draw-discard: or you win with it', () => {
    const game = untilAsked(
      plays(dealt(rules, { east: '9m', south: '123m 456m 777p 999s 5s', wall: '5s' }), 'east discards 9m'),
    );
    expect(mayDo(game, 'south')).toContain('south wins');
  });

  test('draw-discard: or you call Kong with it', () => {
    const game = untilAsked(
      plays(dealt(rules, { east: '9m', south: '777p', wall: '7p' }), 'east discards 9m'),
    );
    expect(mayDo(game, 'south')).toContain('south kongs 7p');
  });

  test('own-tiles: after a call any tile may be discarded, one of the kind just called too', () => {
    const game = seated(rules, { east: '5p', south: '555p 147m' });
    const called = untilAsked(plays(game, 'east discards 5p', 'south pungs'));
    expect(mayDo(called, 'south')).toContain('south discards 5p');
  });

  test('may-pass: nobody has to call: if all let a discard lie, the next player draws', () => {
    const game = seated(rules, { east: '5p', west: '55p', wall: '9s' });
    const passed = untilAsked(plays(game, 'east discards 5p', 'west passes'));
    expect(passed.table.seats[0].river.at(-1)).toBe(parseTile('5p'));
    expect(whoActs(passed.table)).toEqual({ phase: 'deciding', awaits: [1] });
    expect(happenedOf(passed, 'drew')).toMatchObject([{ seat: 1, tile: parseTile('9s') }]);
  });

  test('may-pass: even a win may be let go', () => {
    const game = seated(rules, { east: '5p', west: '123m 456m 789m 111s 5p' });
    const passed = untilAsked(plays(game, 'east discards 5p', 'west passes'));
    expect(whoActs(passed.table)).toEqual({ phase: 'deciding', awaits: [1] });
  });

  test('claims-together: whoever could call is asked, also when it is only a win, and nobody else', () => {
    const game = seated(rules, { east: '5p', west: '123m 456m 789m 111s 5p', south: '5p', north: '46p' });
    expect(whoActs(plays(game, 'east discards 5p').table)).toEqual({ phase: 'collecting', awaits: [2] });
  });

  test('claims-together: an answer offers exactly the calls one may make, and to pass', () => {
    const game = plays(seated(rules, { east: '5p', south: '555p 46p' }), 'east discards 5p');
    expect(mayDo(game, 'south').sort()).toEqual(['south kongs 5p', 'south passes', 'south pungs']);
    expect(mayDo(game)).toEqual(mayDo(game, 'south'));
  });

  test('last-discard: the last discard can be called like any other', () => {
    const game = seated(rules, { east: '5p', west: '55p 19m', left: 0 });
    const called = untilAsked(plays(game, 'east discards 5p', 'west pungs'));
    expect(whoActs(called.table)).toEqual({ phase: 'deciding', awaits: [2] });
    const ended = untilAsked(plays(called, 'west discards 1m'));
    expect(ended.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'drawn', rule: 'wall-out' } });
  });

  test('last-discard: the last discard can be won', () => {
    const game = seated(rules, { east: '5p', west: '123m 456m 789m 111s 5p', left: 0 });
    const won = untilAsked(plays(game, 'east discards 5p', 'west wins'));
    expect(won.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'won', from: 0 } });
  });

  test('last-discard: the hand is drawn only when the tile that is missing must be drawn', () => {
    const game = plays(seated(rules, { east: '5p', left: 0 }), 'east discards 5p');
    expect(game.table.stage.phase).toBe('drawing');
    expect(refereed(game).events.at(-1)).toEqual({ type: 'drawn', rule: 'wall-out' });
  });
});
