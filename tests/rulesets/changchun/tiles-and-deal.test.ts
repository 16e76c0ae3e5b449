/** Changchun, first chapter: what it is played with, and how a hand begins. */
import { describe, expect, test } from 'vitest';
import { dealingOrder, startFrom } from '../../../src/engine/deal.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { tilesLeft } from '../../../src/engine/table.ts';
import { allTiles, isBonus, isDragon, isSuited, isWind, PLAYED, sizeOf } from '../../../src/engine/tiles.ts';
import { begin } from '../../../src/machines/play.ts';
import {
  dealt,
  happenedOf,
  mayDo,
  plays,
  refereed,
  ruleAgainst,
  untilAsked,
  whoActs,
} from '../../fixtures/tables.ts';
import { changchun } from './rules.ts';

const rules = await changchun();

describe('Tiles and deal', () => {
  test('tiles: three suits from 1 to 9, four winds and three dragons, every tile there four times: 136 in all', () => {
    expect(sizeOf(rules.tiles)).toBe(136);
    for (const [kind, copies] of rules.tiles.entries()) expect(copies).toBe(kind < PLAYED ? 4 : 0);
    const all = allTiles(rules.tiles);
    expect(all.filter(isSuited)).toHaveLength(108);
    expect(all.filter(isWind)).toHaveLength(16);
    expect(all.filter(isDragon)).toHaveLength(12);
  });

  test('tiles: there are no flowers, nor a joker', () => {
    expect(allTiles(rules.tiles).filter((kind) => isBonus(kind) || kind >= PLAYED)).toEqual([]);
  });

  test.each(SEATS)(
    'deal: the Banker is dealt 14 tiles and everyone else 13: Banker in seat %i',
    (dealer: Seat) => {
      const table = begin(rules, startFrom(rules, 'the deal', { dealer }));
      for (const seat of SEATS) {
        expect(table.seats[seat].concealed).toHaveLength(seat === dealer ? 14 : 13);
        expect(table.seats[seat].melds).toEqual([]);
      }
      expect(tilesLeft(table.wall)).toBe(136 - 53);
    },
  );

  test('deal: four tiles at a time, then one, then the Banker one more', () => {
    const order = dealingOrder(rules, 2);
    expect(order).toHaveLength(53);
    expect(order.slice(0, 8)).toEqual([2, 2, 2, 2, 3, 3, 3, 3]);
    expect(order.slice(48)).toEqual([2, 3, 0, 1, 2]);
  });

  test('deal: the Banker acts first, without drawing', () => {
    const game = untilAsked(dealt(rules, {}));
    expect(whoActs(game.table)).toEqual({ phase: 'deciding', awaits: [0] });
    expect(happenedOf(game, 'drew')).toEqual([]);
    for (const line of ['south discards 5p', 'west wins', 'north passes']) {
      expect(ruleAgainst(game, line)).toBe('in-turn');
    }
  });

  test('deal: East is the Banker, whichever seat that is', () => {
    expect(whoActs(untilAsked(dealt(rules, { dealer: 3 })).table).awaits).toEqual([3]);
  });

  test('deal: the fourteenth tile counts as a draw, so the Banker may call Hu before the first discard', () => {
    const game = untilAsked(dealt(rules, { east: '123m 456m 789p 111s CC' }));
    expect(mayDo(game, 'east')).toContain('east wins');
    const won = plays(game, 'east wins');
    expect(happenedOf(won, 'won')).toMatchObject([{ win: { seat: 0, how: { by: 'draw', tile: null } } }]);
  });

  test('deal: the fourteenth tile counts as a draw, so the Banker may call Gang before the first discard', () => {
    const game = untilAsked(dealt(rules, { east: '7777p 147m' }));
    expect(mayDo(game, 'east')).toContain('east kongs 7p');
    const konged = untilAsked(plays(game, 'east kongs 7p'));
    expect(konged.table.seats[0].melds).toMatchObject([{ kind: 'kong', how: 'concealed' }]);
  });

  test('dice: two dice are thrown before the deal is played', () => {
    const game = dealt(rules, {});
    expect(game.table.stage.phase).toBe('dealing');
    expect(mayDo(game)).toEqual([]);
    const rolled = refereed(game);
    expect(rolled.events).toMatchObject([{ type: 'rolled' }]);
    const dice = happenedOf(rolled, 'rolled').flatMap((event) => event.dice);
    expect(dice).toHaveLength(2);
    for (const die of dice) expect([1, 2, 3, 4, 5, 6]).toContain(die);
  });

  test('dice: they are shown and change nothing in the play', () => {
    const game = dealt(rules, {});
    const others = { ...game, table: { ...game.table, dice: [6, 6] } };
    const [one, two] = [untilAsked(game), untilAsked(others)];
    expect({ ...two.table, dice: [] }).toEqual({ ...one.table, dice: [] });
    expect(happenedOf(one, 'paid')).toEqual([]);
  });
});
