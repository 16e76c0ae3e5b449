/** British, first chapter: tiles, wall, kong box and deal. */
import { describe, expect, test } from 'vitest';
import { startFrom } from '../../../src/engine/deal.ts';
import { tilesLeft } from '../../../src/engine/table.ts';
import { isBonus, JOKER, sizeOf } from '../../../src/engine/tiles.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { begin } from '../../../src/machines/play.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { dealt, happenedOf, untilAsked, whoActs } from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';
import { british } from './rules.ts';

const rules = await british();
const goulash = await british({}, 'goulash');

describe('Tiles', () => {
  test('tiles: 144 of them: each of 34 kinds four times, four flowers and four seasons once', () => {
    expect(sizeOf(rules.tiles)).toBe(144);
    expect(rules.tiles.slice(0, 34).every((copies) => copies === 4)).toBe(true);
    expect(rules.tiles.slice(34, 42).every((copies) => copies === 1)).toBe(true);
    expect(rules.tiles[JOKER]).toBe(0);
  });

  test('tiles: a goulash is played with the same number, four of them jokers and no 2 of bamboo', () => {
    expect(sizeOf(goulash.tiles)).toBe(144);
    expect(goulash.tiles[JOKER]).toBe(4);
    expect(goulash.tiles[parseTile('2s')]).toBe(0);
  });

  test('wall: four sides of eighteen stacks of two, drawn from one end', () => {
    const start = startFrom(rules, 'wall');
    expect(start.order).toHaveLength(4 * 18 * 2);
    const { wall } = begin(rules, start);
    expect(wall.order[wall.next]).toBe(start.order[53]);
    expect(tilesLeft(wall)).toBe(144 - 53 - 14);
  });
});

describe('The kong box', () => {
  test('kong-box: the last fourteen tiles; it is not filled up when some are gone', () => {
    const game = dealt(rules, { east: '1f', box: '9m' });
    expect(tilesLeft(game.table.box ?? { order: [], next: 0, end: 0 })).toBe(14);
    const after = untilAsked(game);
    expect(seenBy(rules, after.table, 0).box).toBe(13);
    expect(seenBy(rules, after.table, 0).wall).toBe(seenBy(rules, game.table, 0).wall);
  });

  test('kong-box: supplements never come from the wall, and turns never from the box', () => {
    for (let n = 0; n < deals(50); n++) {
      for (const { event } of playedHand(rules, seedOf('box', n)).moments) {
        if (event.type === 'drew') expect(event.from).toBe(event.why === 'turn' ? 'wall' : 'box');
      }
    }
  });
});

describe('The deal', () => {
  test('deal: East has fourteen tiles, the others thirteen, and East begins with a discard', () => {
    const { table } = dealt(rules, {});
    expect(table.seats.map((seat) => seat.concealed.length)).toEqual([14, 13, 13, 13]);
    expect(whoActs(table)).toEqual({ phase: 'deciding', awaits: [0] });
    expect(table.stage).toMatchObject({ drew: { by: 'deal', tile: null } });
  });

  test('bonus-replaced: laid open and replaced from the box, East first, as often as it takes', () => {
    const game = untilAsked(dealt(rules, { east: '1f', south: '2f', west: '5f', box: '3f 9m 1p 1p' }));
    const told = game.events.map((event) => ('seat' in event ? `${event.seat} ${event.type}` : event.type));
    expect(told).toEqual(['0 laid', '0 drew', '0 laid', '0 drew', '1 laid', '1 drew', '2 laid', '2 drew']);
    expect(game.table.seats[0].bonus).toEqual(parseTiles('13f'));
    expect(happenedOf(game, 'drew').every(({ from, why }) => from === 'box' && why === 'bonus')).toBe(true);
    expect(game.table.seats.some(({ concealed }) => concealed.some(isBonus))).toBe(false);
  });
});
