/** Changchun, second chapter: what happens on a turn. */
import { describe, expect, test } from 'vitest';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { left } from '../../../src/engine/table.ts';
import { parseTile } from '../../../src/notation/tiles.ts';
import { dealt, happenedOf, mayDo, plays, seated, untilAsked, whoActs } from '../../fixtures/tables.ts';
import { changchun } from './rules.ts';

const rules = await changchun();

describe('A turn', () => {
  test('turn-order: the turn goes from East to South, to West, to North, and so on', () => {
    let game = dealt(rules, { east: 'E', wall: 'S W N C' });
    const turns: number[] = [];
    for (const line of ['east discards E', 'south discards S', 'west discards W', 'north discards N']) {
      turns.push(...awaitedSeats(untilAsked(game).table));
      game = plays(game, line);
    }
    turns.push(...awaitedSeats(untilAsked(game).table));
    expect(turns).toEqual([0, 1, 2, 3, 0]);
  });

  test('turn-order: at this table that is counter-clockwise', () => {
    expect(rules.direction).toBe('counter-clockwise');
  });

  test('draw-discard: when it is your turn you take the next tile from the wall', () => {
    const game = untilAsked(plays(dealt(rules, { east: 'E', wall: '9p 3s' }), 'east discards E'));
    expect(happenedOf(game, 'drew')).toEqual([
      { type: 'drew', seat: 1, tile: parseTile('9p'), from: 'wall', why: 'turn' },
    ]);
    expect(game.table.seats[1].concealed).toHaveLength(14);
    expect(left(game.table.wall)).toBe(82);
  });

  test('draw-discard: then you put one tile of your hand face up on the table', () => {
    const game = plays(dealt(rules, { east: 'E', wall: 'S' }), 'east discards E', 'south discards S');
    expect(game.table.seats[0].river).toEqual([parseTile('E')]);
    expect(game.table.seats[1].river).toEqual([parseTile('S')]);
    expect(game.table.seats[1].concealed).toHaveLength(13);
  });

  test('draw-discard: or you call Hu with it', () => {
    const game = dealt(rules, { east: 'E', south: '123m 456m 777p 999s 5s', wall: '5s' });
    expect(mayDo(untilAsked(plays(game, 'east discards E')), 'south')).toContain('south wins');
  });

  test('draw-discard: or you call Gang', () => {
    const game = dealt(rules, { east: 'E', south: '777p', wall: '7p' });
    expect(mayDo(untilAsked(plays(game, 'east discards E')), 'south')).toContain('south kongs 7p');
  });

  test('in-turn: who is asked may let the tile lie, and then the next player draws', () => {
    const game = seated(rules, { east: '5p', west: '55p', wall: '9s' });
    const passed = untilAsked(plays(game, 'east discards 5p', 'west passes'));
    expect(passed.table.seats[0].river.at(-1)).toBe(parseTile('5p'));
    expect(whoActs(passed.table)).toEqual({ phase: 'deciding', awaits: [1] });
  });

  test('own-tiles: after a call any tile may be discarded, one of the kind just called too', () => {
    const game = seated(rules, { east: '5p', south: '46p 5p 147m' });
    const called = untilAsked(plays(game, 'east discards 5p', 'south chows 46p'));
    expect(mayDo(called, 'south')).toContain('south discards 5p');
  });
});
