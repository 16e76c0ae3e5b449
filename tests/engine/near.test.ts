/** The glance at a hand that saves looking at it in full: it never passes over a hand that wins, or that one tile completes. */
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../src/engine/counts.ts';
import { inOrder, withoutTile, withTile } from '../../src/engine/hands.ts';
import { isNear, nearShapes } from '../../src/engine/near.ts';
import type { Random } from '../../src/engine/random.ts';
import type { Held, Ruleset } from '../../src/engine/ruleset.ts';
import { beginsChow, isOuter, JOKER, type Kind, kindsFrom, PLAYED, SUITED } from '../../src/engine/tiles.ts';
import { byDraw } from '../../src/engine/win.ts';
import { everyRuleset, isOfTiles } from '../fixtures/rulesets.ts';
import { randomOf, runs } from '../scale.ts';

const one = <T>(random: Random, from: readonly T[]): T => from[random.below(from.length)] as T;
const alike = (kind: Kind, n: number): Kind[] => new Array<Kind>(n).fill(kind);
const RANKS = kindsFrom(0, 9);

/** Whole hands of so many sets, of every make that some game knows; few of them are of any one game. */
const MAKES: readonly ((random: Random, sets: number, kinds: readonly Kind[]) => Kind[])[] = [
  (random, sets, kinds) => {
    const suited = kinds.filter((kind) => beginsChow(kind));
    const set = (): Kind[] => {
      const low = one(random, suited);
      return random.below(3) === 0 ? alike(one(random, kinds), 3) : [low, low + 1, low + 2];
    };
    return [...RANKS.slice(0, sets).flatMap(set), ...alike(one(random, kinds), 2)];
  },
  // Seven pairs, and a pung where there are tiles for it.
  (random, sets, kinds) => [
    ...RANKS.slice(0, 7).flatMap(() => alike(one(random, kinds), 2)),
    ...alike(one(random, kinds), sets === 5 ? 3 : 0),
  ],
  (random) => RANKS.slice(0, 7).flatMap(() => alike(one(random, kindsFrom(0, PLAYED).filter(isOuter)), 2)),
  (random) => {
    const orphans = kindsFrom(0, PLAYED).filter(isOuter);
    return [...orphans, one(random, orphans)];
  },
  // One suit: 1112345678999 and a tile more, or the snake with the winds.
  (random) => {
    const from = 9 * random.below(3);
    return [from, from, ...RANKS.map((rank) => from + rank), from + 8, from + 8, from + random.below(9)];
  },
  (random) => {
    const from = 9 * random.below(3);
    return [...RANKS.map((rank) => from + rank), from + random.below(9), ...kindsFrom(SUITED, SUITED + 4)];
  },
  // Knitted pairs, and knitted pungs with one.
  (random) => {
    const out = random.below(3);
    const free = random.below(2) === 0;
    return RANKS.slice(0, 7).flatMap(() => {
      const rank = random.below(9);
      const without = free ? random.below(3) : out;
      return [rank, rank + 9, rank + 18].filter((_, suit) => suit !== without);
    });
  },
  (random) => {
    const pair = random.below(9);
    const knitted = RANKS.slice(0, 4).flatMap(() => {
      const rank = random.below(9);
      return [rank, rank + 9, rank + 18];
    });
    return [...knitted, pair, pair + one(random, [9, 18])];
  },
];

/** The hand as a shape sees it. */
const held = (tiles: readonly Kind[]): Held => ({
  counts: countTiles(tiles),
  melds: [],
  bonus: [],
  seatWind: 1,
  roundWind: 0,
});

/** Some of these tiles turned into jokers, where the game has any. */
const joking = (random: Random, { jokers }: Ruleset, tiles: readonly Kind[]): readonly Kind[] =>
  jokers ? tiles.map((tile) => (random.below(10) === 0 ? JOKER : tile)) : tiles;

describe.each(await everyRuleset())('$name', ({ name, ruleset }) => {
  test('the tiles that a shape deals are a whole hand of it, and no more of a kind than there are', () => {
    const random = randomOf(`dealt ${name}`);
    const { sets } = ruleset.deal;
    for (const { id, deal, fits } of ruleset.wins.shapes) {
      for (let n = 0; deal && n < runs(2000); n++) {
        const tiles = deal(random);
        expect([id, tiles, tiles.length, fits(held(tiles), sets, byDraw(null))]).toEqual([
          id,
          tiles,
          3 * sets + 2,
          true,
        ]);
        const many = countTiles(tiles);
        expect([id, tiles.filter((tile) => (many[tile] ?? 0) > (ruleset.tiles[tile] ?? 0))]).toEqual([
          id,
          [],
        ]);
      }
    }
  });

  test('every shape that a hand has is seen at a glance, also while any one of its tiles is missing or one is over', () => {
    const random = randomOf(`near ${name}`);
    const kinds = kindsFrom(0, PLAYED).filter((kind) => ruleset.tiles[kind] !== 0);
    const { sets } = ruleset.deal;
    const met = new Set<string>();
    for (let n = 0; n < runs(2000); n++) {
      const make = one(random, MAKES);
      const sorted = inOrder(joking(random, ruleset, make(random, sets, kinds)));
      const fitting = ruleset.wins.shapes.filter((shape) => shape.fits(held(sorted), sets, byDraw(null)));
      for (const shape of fitting) {
        met.add(shape.id);
        if (shape.short && !sorted.includes(JOKER)) {
          const lacks = sorted.map((tile) => shape.short?.(countTiles(withoutTile(sorted, tile))));
          expect([shape.id, sorted, shape.short(countTiles(sorted)), new Set(lacks)]).toEqual([
            shape.id,
            sorted,
            0,
            new Set([1]),
          ]);
        }
        for (const concealed of [sorted, ...sorted.map((tile) => withoutTile(sorted, tile))]) {
          expect(nearShapes(ruleset, { concealed, melds: [] })).toContain(shape);
          const more = { concealed: withTile(concealed, one(random, kinds)), melds: [] };
          expect(isNear(ruleset, more, 1)).toBe(true);
        }
      }
    }
    expect([...met].sort()).toEqual(
      ruleset.wins.shapes
        .filter(isOfTiles)
        .map(({ id }) => id)
        .sort(),
    );
  });
});
