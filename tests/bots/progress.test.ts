/** How far from ready: the quick way against a slow one that knows every complete hand. */
import { describe, expect, test } from 'vitest';
import { distancesBeside, distanceToReady, useful } from '../../src/bots/progress.ts';
import { type Counts, emptyCounts, tilesOf } from '../../src/engine/counts.ts';
import { createRandom, type Random, shuffled } from '../../src/engine/random.ts';
import { kindsFrom, PLAYED } from '../../src/engine/tiles.ts';
import { formatTiles } from '../../src/notation/tiles.ts';
import { everySuitHand } from '../fixtures/every-win.ts';
import { held } from '../fixtures/held.ts';
import { everyComplete, slowDistance } from '../fixtures/slow-distance.ts';
import { runs, SEED } from '../scale.ts';

const ALL = kindsFrom(0, PLAYED).flatMap((kind) => [kind, kind, kind, kind]);
/** Few kinds: tiles meet. */
const FEW = [...kindsFrom(0, 9), 27, 28].flatMap((kind) => [kind, kind, kind, kind]);

function dealt(random: Random, from: readonly number[], size: number): Counts {
  const counts = emptyCounts();
  for (const kind of shuffled(from, random).slice(0, size)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const told = (counts: Counts): string => formatTiles(tilesOf(counts), { spaced: true });

describe('Distance to ready', () => {
  test.each([
    ['123m 456m 789p 345s 22s', 4, -1],
    ['123m 456m 789p 345s 2s', 4, 0],
    ['123m 456m 789p 35s 22s', 4, 0],
    ['123m 456m 789p 37s 22s', 4, 1],
    ['123m 456m 79p 37s 22s 9m', 4, 2],
    ['147m 258p 369s ESWN', 4, 8],
    ['123m 5p', 1, 0],
    ['123m 55p', 1, -1],
    ['1p', 0, 0],
    ['11p', 0, -1],
  ])('%s, %i sets to make: %i', (text, sets, distance) => {
    expect(distanceToReady(held(text).counts, sets)).toBe(distance);
  });

  test.each([
    [1, 4],
    [1, 5],
    [2, 7],
    [2, 8],
  ])('with %i sets to make of %i tiles it is what every complete hand says', (sets, size) => {
    const complete = everyComplete(sets);
    const random = createRandom(SEED, 'distances', sets, size);
    const wrong: string[] = [];
    for (let n = 0; n < (sets === 1 ? runs(2000) : runs(200)); n++) {
      const counts = dealt(random, n % 2 === 0 ? FEW : ALL, size);
      const wanted = slowDistance(counts, complete);
      const found = distanceToReady(counts, sets);
      if (found !== wanted) wrong.push(`${told(counts)}: ${found}, not ${wanted}`);
    }
    expect(wrong).toEqual([]);
  });

  test('so it is for every hand of four or five tiles of one suit', () => {
    const complete = everyComplete(1);
    const counts = emptyCounts();
    for (const size of [4, 5]) {
      everySuitHand(counts, size, () => {
        const wanted = slowDistance(counts, complete);
        if (distanceToReady(counts, 1) !== wanted) {
          expect([told(counts), distanceToReady(counts, 1)]).toEqual([told(counts), wanted]);
        }
      });
    }
  });

  test('it does not ask whether the tile that is wanted is still to be had', () => {
    expect(distanceToReady(held('1111m').counts, 1)).toBe(0);
    expect(useful(held('1111m').counts, 1, 0)).toEqual([]);
  });

  test('a tile more or less, asked of many at once, is what it is when asked by itself', () => {
    const random = createRandom(SEED, 'beside');
    for (let n = 0; n < runs(500); n++) {
      const counts = dealt(random, n % 2 === 0 ? FEW : ALL, 13);
      const beside = distancesBeside(counts, 4);
      for (let kind = 0; kind < PLAYED; kind++) {
        for (const change of [1, -1] as const) {
          const copies = (counts[kind] ?? 0) + change;
          if (copies < 0 || copies > 4) continue;
          const other = counts.slice();
          other[kind] = copies;
          if (beside(kind, change) !== distanceToReady(other, 4)) {
            expect([told(other), beside(kind, change)]).toEqual([told(other), distanceToReady(other, 4)]);
          }
        }
      }
    }
  });

  test('useful tiles are those that bring a hand nearer, all of them and no others', () => {
    const random = createRandom(SEED, 'useful');
    for (let n = 0; n < runs(500); n++) {
      const counts = dealt(random, n % 2 === 0 ? FEW : ALL, 13);
      const now = distanceToReady(counts, 4);
      const wanted = kindsFrom(0, PLAYED).filter((kind) => {
        if ((counts[kind] ?? 0) >= 4) return false;
        const more = counts.slice();
        more[kind] = (more[kind] ?? 0) + 1;
        return distanceToReady(more, 4) < now;
      });
      expect([told(counts), useful(counts, 4, now)]).toEqual([told(counts), wanted]);
    }
  });

  test('one tile changes it by one at most', () => {
    const random = createRandom(SEED, 'steps');
    for (let n = 0; n < runs(500); n++) {
      const counts = dealt(random, ALL, 13);
      const beside = distancesBeside(counts, 4);
      const now = distanceToReady(counts, 4);
      for (const kind of kindsFrom(0, PLAYED)) {
        if ((counts[kind] ?? 0) < 4) expect(now - beside(kind, 1)).toBeOneOf([0, 1]);
      }
    }
  });

  test.each([
    ['123m 456m 777p 888s 22s', 4, 1, 1],
    ['123m 444m 777p 888s 22s', 4, 1, -1],
    ['123m 444m 777p 888s 2s', 4, 1, 0],
    ['123m 444m 777p 888s 22s', 4, 0, 1],
    ['123m 456m 789m 123p 22s', 4, 0, 7],
    ['444m 777p 888s EE 22s', 4, 0, 0],
    ['444m 777p 88s EE X 2s', 4, 0, 1],
    ['444m 77p 88s EE XX 22s', 4, 0, 0],
  ])('%s with %i sets to make, at most %i of them runs: %i', (text, sets, chows, distance) => {
    expect(distanceToReady(held(text).counts, sets, chows)).toBe(distance);
  });

  test('runs that are not allowed never bring a hand nearer, and beside one tile it is the same answer', () => {
    const random = createRandom(SEED, 'runs');
    for (let n = 0; n < runs(500); n++) {
      const counts = dealt(random, n % 2 === 0 ? FEW : ALL, 14);
      const [none, one, any] = [0, 1, 4].map((chows) => distanceToReady(counts, 4, chows));
      expect([told(counts), (none ?? 0) >= (one ?? 0), (one ?? 0) >= (any ?? 0)]).toEqual([
        told(counts),
        true,
        true,
      ]);
      for (const chows of [0, 1]) {
        const beside = distancesBeside(counts, 4, chows);
        for (const kind of new Set(tilesOf(counts))) {
          const less = counts.slice();
          less[kind] = (less[kind] ?? 0) - 1;
          expect([told(less), beside(kind, -1)]).toEqual([told(less), distanceToReady(less, 4, chows)]);
        }
      }
    }
  });
});
