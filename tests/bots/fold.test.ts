/** Folding: what goes while another hand is declared, and when one plays on. */

import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { barredSides, dangersOf } from '../../src/bots/danger.ts';
import { sensible, thoughtOf } from '../../src/bots/sensible.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import { kindsFrom, PLAYED } from '../../src/engine/tiles.ts';
import { seenBy } from '../../src/engine/view.ts';
import { formatAction } from '../../src/notation/lines.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { parseTile, parseTiles } from '../../src/notation/tiles.ts';
import type { Game } from '../fixtures/tables.ts';
import { goes } from '../fixtures/tables.ts';
import { READY, table } from '../rulesets/riichi/table.ts';

const SEAT = { east: 0, south: 1, west: 2, north: 3 } as const;

const does = ({ ruleset, table: at }: Game, seat: keyof typeof SEAT): string =>
  formatAction(botAction(sensible, ruleset, at, SEAT[seat]), at.dealer);
const thinks = ({ ruleset, table: at }: Game, seat: keyof typeof SEAT) =>
  thoughtOf(seenBy(ruleset, at, SEAT[seat]), ruleset);

/** East waits for 1p and 4p, and has said so. */
const DECLARED = `${READY}, riichi`;

/** Three tiles from ready. */
const south = { turn: 'south', south: '13m 2457p 1167s E NN 9m', dora: '3s' } as const;

describe('a hand that is far from ready', () => {
  test('discards what East discarded, once East has declared', () => {
    const rivers = { east: '7p C' };
    expect(does(table({ ...south, east: DECLARED, rivers }), 'south')).toBe('south discards 7p');
    // Nobody has declared: it keeps what belongs together.
    expect(does(table({ ...south, rivers }), 'south')).not.toBe('south discards 7p');
    expect(thinks(table({ ...south, rivers }), 'south')?.outlook?.distance).toBe(3);
  });

  test('discards what East discarded and another called, too', () => {
    const west = '44m [777p^] 123s 55s C';
    expect(does(table({ ...south, east: DECLARED, west }), 'south')).toBe('south discards 7p');
  });

  test('discards what another discarded since East declared', () => {
    const east = table({ turn: 'east', east: `${READY} C`, west: '7p', dora: '3s', wall: '1m 7p 9m' });
    const declared = goes(east, 'east discards C and says riichi', 'south discards 1m', 'west discards 7p');
    const view = seenBy(declared.ruleset, declared.table, 3);
    expect(view.threats).toEqual([{ seat: 0, discarded: [parseTile('C')], letGo: parseTiles('1m 7p') }]);
  });

  test('of several that are safe keeps what belongs together', () => {
    const rivers = { east: '7p 9m' };
    expect(does(table({ ...south, east: DECLARED, rivers }), 'south')).toBe('south discards 9m');
  });

  test('discards what is safe from both who have declared, not what is safe from one', () => {
    const north = '345m 678m 23s 456p 99p, riichi';
    const rivers = { east: '9m 7p', north: '7p 1s' };
    expect(does(table({ ...south, east: DECLARED, north, rivers }), 'south')).toBe('south discards 7p');
  });

  test('makes no kan, and calls nothing', () => {
    const kan = {
      turn: 'south',
      south: '1111m 2457p 167s NN 9m',
      dora: '3s',
      rivers: { east: '9m' },
    } as const;
    expect(does(table({ ...kan, east: DECLARED }), 'south')).toBe('south discards 9m');
    const pon = { turn: 'west', west: 'F', south: '14m 2578p 167s FF N 9m', dora: '3s' } as const;
    expect(does(goes(table(pon), 'west discards F'), 'south')).toBe('south pungs');
    const declared = goes(table({ ...pon, east: DECLARED }), 'west discards F');
    expect(thinks(declared, 'south')).toMatchObject({ action: { do: 'pass' }, folds: true });
  });
});

describe('a hand that plays on', () => {
  const rivers = { east: '9m' };

  test('is ready, and declares though what goes is dangerous and a safe tile is there', () => {
    const game = table({
      turn: 'south',
      south: '234m 99m 567p 456s 78s 5p',
      dora: '3p',
      east: DECLARED,
      rivers,
    });
    expect(does(game, 'south')).toBe('south discards 5p and says riichi');
  });

  test('is one tile away with many that help, early', () => {
    const south = '234m 567p 67p 99m 56s 3s E';
    const game = table({ turn: 'south', south, dora: '3p', east: DECLARED, rivers });
    expect(thinks(game, 'south')?.folds).toBeUndefined();
    // At the end hardly any of it comes any more.
    expect(does(table({ turn: 'south', south, dora: '3p', east: DECLARED, rivers, left: 4 }), 'south')).toBe(
      'south discards 9m',
    );
  });
});

test('only declared hands of others are threats: one’s own is none', () => {
  const game = table({ turn: 'east', east: `${READY} C, riichi`, dora: '3s' });
  expect(seenBy(game.ruleset, game.table, 0).threats).toEqual([]);
  expect(seenBy(game.ruleset, game.table, 2).threats.map(({ seat }) => seat)).toEqual([0]);
});

describe('the danger of a tile', () => {
  const unseen = new Array<number>(PLAYED).fill(3);
  const threat = { seat: 0 as Seat, discarded: parseTiles('4p 2s'), letGo: parseTiles('8s') };
  const { ruleset, table: at } = table({ turn: 'east' });
  const view = seenBy(ruleset, at, 1);
  const dangers = dangersOf({ view: { ...view, threats: [threat] }, unseen });
  const of = (tile: string): number => dangers[parseTile(tile)] ?? Number.NaN;

  test('is none of what the hand cannot win on, and of everything where nothing is declared', () => {
    expect([of('4p'), of('2s'), of('8s')]).toEqual([0, 0, 0]);
    expect(dangersOf({ view, unseen }).every((danger) => danger === 0)).toBe(true);
  });

  test('is less where no two neighbours wait for it at either end, then for honours, most in the middle', () => {
    const order = ['E', '1p', '1m', '5m'].map(of);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(of('1p')).toBeLessThan(of('1m'));
    expect(of('5s')).toBeLessThan(of('5p'));
    expect(of('5p')).toBeLessThan(of('5m') + 1e-9);
  });

  test('is less the more of its kind are seen, and with each hand that is declared it is more', () => {
    const three = unseen.map((n, kind) => (kind === parseTile('E') ? 1 : n));
    const seen = dangersOf({ view: { ...view, threats: [threat] }, unseen: three });
    expect(seen[parseTile('E')]).toBeLessThan(of('E'));
    const both = dangersOf({ view: { ...view, threats: [threat, { ...threat, seat: 2 }] }, unseen });
    for (const kind of kindsFrom(0, PLAYED)) {
      if (dangers[kind] !== 0) expect(both[kind]).toBeGreaterThan(dangers[kind] ?? Number.NaN);
    }
  });

  test('both ends have to be safe', () => {
    const sides = (tile: string): string => formatTiles([...barredSides(threat, parseTile(tile))]);
    expect(['1p', '7p', '5s', '5m', '4s', 'E'].map(sides)).toEqual(['4p', '4p', '28s', '', '', '']);
  });
});

test('what its seat does not see changes neither the threats nor what is done', () => {
  const { ruleset, table: at } = table({
    ...south,
    east: DECLARED,
    rivers: { east: '7p C' },
  });
  const [east, own, west, north] = at.seats;
  const swapped: Table = {
    ...at,
    seats: [
      { ...east, concealed: west.concealed },
      own,
      { ...west, concealed: north.concealed },
      { ...north, concealed: east.concealed },
    ],
  };
  expect(seenBy(ruleset, swapped, 1).threats).toEqual(seenBy(ruleset, at, 1).threats);
  expect(botAction(sensible, ruleset, swapped, 1)).toEqual(botAction(sensible, ruleset, at, 1));
});
