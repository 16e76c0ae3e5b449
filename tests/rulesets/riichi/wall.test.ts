/** Tiles, the wall and the dead wall, the deal, and how discards lie. */
import { describe, expect, test } from 'vitest';
import { tilesLeft } from '../../../src/engine/table.ts';
import { allTiles, isBonus } from '../../../src/engine/tiles.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { copies, everyTile } from '../../fixtures/count.ts';
import { allPass, dealt, type Game, goes, seated, untilAsked } from '../../fixtures/tables.ts';
import { rulesOf } from './rules.ts';
import { READY, table } from './table.ts';

const rules = rulesOf();
const begun = dealt(rules, {});
const indicators = ({ ruleset, table: now }: Game) => seenBy(ruleset, now, 0).indicators.open;
const boxOf = ({ table: { box } }: Game): number | null => box && box.end - box.next;

describe('Tiles, wall, deal', () => {
  test('tiles: four each of 34 kinds, and no flowers', () => {
    const tiles = allTiles(rules.tiles);
    expect([tiles.length, new Set(tiles).size]).toEqual([136, 34]);
    expect(tiles.some(isBonus)).toBe(false);
  });

  test('dead-wall: fourteen tiles that are never drawn in turn, after a kan too', () => {
    const game = table({ turn: 'east', east: '1111m', left: 20 });
    const kan = untilAsked(goes(game, 'east kongs 1m'));
    // What the replacement tile leaves is filled from the live wall.
    expect([tilesLeft(game.table.wall), tilesLeft(kan.table.wall)]).toEqual([20, 19]);
    expect([begun, game, kan].map(boxOf)).toEqual([14, 14, 14]);
  });

  test('deal: thirteen tiles each, and a fourteenth for East, who begins without drawing', () => {
    expect(begun.table.seats.map(({ concealed }) => concealed.length)).toEqual([14, 13, 13, 13]);
    const first = untilAsked(begun);
    expect(first.table.stage).toMatchObject({ phase: 'deciding', seat: 0 });
    expect(first.table.seats[0].concealed).toHaveLength(14);
    expect(tilesLeft(first.table.wall)).toBe(69);
  });

  test('first-indicator: one lies open from the start', () => {
    expect(indicators(untilAsked(begun))).toHaveLength(1);
  });

  test('seat-winds: the dealer is East, whoever that is, and the others follow counter-clockwise', () => {
    const turned = dealt(rules, { dealer: 2 });
    expect(seenBy(rules, turned.table, 0).seats.map(({ wind }) => wind)).toEqual([2, 3, 0, 1]);
    expect(rules.direction).toBe('counter-clockwise');
  });

  test('discards-in-rows: in order before their seat; a called one leaves, a riichi lies sideways', () => {
    const game = table({ turn: 'south', south: `${READY} C`, north: 'CC', rivers: { south: '9m1s' } });
    const said = allPass(goes(game, 'south discards C and says riichi'));
    const { river, sideways } = seenBy(said.ruleset, said.table, 0).seats[1];
    expect(river.slice(-3)).toEqual([8, 18, 31]);
    expect(sideways).toEqual([river.length - 1]);
    const called = untilAsked(goes(game, 'south discards C', 'north pungs'));
    expect(called.table.seats[1].river.at(-1)).toBe(18);
  });

  // From the front of the box: ura and dora of the fifth … of the first, then the replacement tiles, the last one first.
  const box = '1s1p 2s2p 3s3p 4s4p 5s5p 9999m';
  const game = seated(rules, {
    turn: 'east',
    east: '1111m CCC',
    south: '77p',
    box: box.replaceAll(' ', ''),
    left: 20,
  });

  test('replacement, kan-dora: the next indicator, then the last tile; the wall loses one', () => {
    const seen = ({ ruleset, table: now }: Game) => seenBy(ruleset, now, 2).indicators.open;
    expect(seen(game)).toEqual([13]);
    const after = untilAsked(goes(game, 'east kongs 1m'));
    expect(seen(after)).toEqual([13, 12]);
    expect(tilesLeft(after.table.wall)).toBe(19);
    expect(after.table.stage).toMatchObject({ phase: 'deciding', drew: { by: 'kong', tile: 8 } });
    expect(copies(everyTile(after.table))).toEqual([...rules.tiles]);
  });
});
