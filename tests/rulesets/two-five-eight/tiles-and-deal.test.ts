/** Two-Five-Eight, first chapter: what it is played with, and how a hand begins. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dealingOrder, startFrom } from '../../../src/engine/deal.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { tilesLeft } from '../../../src/engine/table.ts';
import { allTiles, isSuited, KINDS, rankOf, sizeOf, suitOf } from '../../../src/engine/tiles.ts';
import { begin } from '../../../src/machines/play.ts';
import { tileStyles } from '../../../src/storage/settings.ts';
import { FACES } from '../../../src/ui/Tile/faces/index.ts';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import { dealt, whoActs } from '../../fixtures/tables.ts';

const rules = await twoFiveEight();

describe('Tiles and deal', () => {
  test('tiles: three suits from 1 to 9, every tile there four times: 108 in all', () => {
    expect(sizeOf(rules.tiles)).toBe(108);
    expect(rules.tiles).toHaveLength(KINDS);
    for (const [kind, copies] of rules.tiles.entries()) expect(copies).toBe(isSuited(kind) ? 4 : 0);
    const faces = new Set(allTiles(rules.tiles).map((kind) => `${rankOf(kind)} of ${suitOf(kind)}`));
    expect(faces.size).toBe(27);
  });

  test('tiles: there are no winds, no dragons and no flowers, nor a joker', () => {
    expect(allTiles(rules.tiles).filter((kind) => !isSuited(kind))).toEqual([]);
  });

  test('plain-faces: the characters have a second face, which this course begins with; the others are a switch away', () => {
    for (let kind = 0; kind < 9; kind++) {
      expect(FACES[kind]?.plain).toBeDefined();
      expect(FACES[kind]?.plain).not.toBe(FACES[kind]?.classic);
    }
    const course: { tiles?: string } = parse(
      readFileSync(new URL('../../../content/two-five-eight/course.yaml', import.meta.url), 'utf8'),
    );
    expect(course.tiles).toBe('plain');
    expect(tileStyles).toEqual(expect.arrayContaining(['classic', 'index', 'plain']));
  });

  test.each(SEATS)(
    'deal: East is given 14 tiles and everyone else 13, with East in seat %i',
    (dealer: Seat) => {
      const table = begin(rules, startFrom(rules, 'the deal', { dealer }));
      for (const seat of SEATS) {
        expect(table.seats[seat].concealed).toHaveLength(seat === dealer ? 14 : 13);
        expect(table.seats[seat].melds).toEqual([]);
        expect(table.seats[seat].river).toEqual([]);
      }
      expect(tilesLeft(table.wall)).toBe(108 - 53);
    },
  );

  test('deal: nobody deals by hand: four tiles at a time, then one, then East one more', () => {
    const order = dealingOrder(rules, 0);
    expect(order).toHaveLength(53);
    expect(order.slice(0, 16)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(order.slice(48)).toEqual([0, 1, 2, 3, 0]);
  });

  test('deal: whoever sat down first is East', () => {
    expect(startFrom(rules, 'a match').dealer).toBe(0);
    expect(startFrom(rules, 'a match').round).toBe(0);
  });

  test('deal: everyone begins with 0 points', () => {
    expect(startFrom(rules, 'a match').cash).toEqual({ seats: [0, 0, 0, 0], pot: 0 });
  });

  test('east-first: East plays first and does not draw', () => {
    const { table } = dealt(rules, {});
    expect(whoActs(table)).toEqual({ phase: 'deciding', awaits: [0] });
    expect(table.events).toBe(0);
    expect(tilesLeft(table.wall)).toBe(55);
  });

  test('east-first: with another seat as East it is that seat that begins', () => {
    expect(awaitedSeats(dealt(rules, { dealer: 2 }).table)).toEqual([2]);
  });
});
