/** How far from ready: the quick way against a slow one that knows every complete hand. */
import { describe, expect, test } from 'vitest';
import { type Plan, plansOf } from '../../src/bots/plans.ts';
import { FAR, Grouped } from '../../src/bots/shanten.ts';
import { ANY, coursesOf, type HandForm } from '../../src/bots/suit-dp.ts';
import { type Counts, emptyCounts, tilesOf } from '../../src/engine/counts.ts';
import { createRandom, type Random, shuffle } from '../../src/engine/random.ts';
import type { Need } from '../../src/engine/targets.ts';
import { kindsFrom, PLAYED, PLAYED_KINDS } from '../../src/engine/tiles.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { everySuitHand } from '../fixtures/every-win.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { handFromText } from '../fixtures/scoring-hand.ts';
import { everyComplete, slowDistance } from '../fixtures/slow-distance.ts';
import { runs, SEED } from '../scale.ts';

const ALL = kindsFrom(0, PLAYED).flatMap((kind) => [kind, kind, kind, kind]);
/** Few kinds: tiles meet. */
const FEW = [...kindsFrom(0, 9), 27, 28].flatMap((kind) => [kind, kind, kind, kind]);

function dealt(random: Random, from: readonly number[], size: number): Counts {
  const counts = emptyCounts();
  for (const kind of shuffle(from, random).slice(0, size)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const label = (counts: Counts): string => formatTiles(tilesOf(counts), { spaced: true });
const distanceOf = (counts: Counts, sets: number, form: HandForm = ANY): number =>
  new Grouped(counts, sets).distance(form);

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
    ['444m 77p 88s EE XX 22s', 4, 0],
  ])('%s, %i sets to make: %i', (text, sets, distance) => {
    expect(distanceOf(handFromText(text).counts, sets)).toBe(distance);
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
      const found = distanceOf(counts, sets);
      if (found !== wanted) wrong.push(`${label(counts)}: ${found}, not ${wanted}`);
    }
    expect(wrong).toEqual([]);
  });

  test('so it is for every hand of four or five tiles of one suit', () => {
    const complete = everyComplete(1);
    const counts = emptyCounts();
    for (const size of [4, 5]) {
      everySuitHand(counts, size, () => {
        const wanted = slowDistance(counts, complete);
        if (distanceOf(counts, 1) !== wanted) {
          expect([label(counts), distanceOf(counts, 1)]).toEqual([label(counts), wanted]);
        }
      });
    }
  });

  test('it does not ask whether the tile that is wanted is still to be had', () => {
    expect(distanceOf(handFromText('1111m').counts, 1)).toBe(0);
  });

  test('a tile more or less, asked of many at once, is what it is when asked by itself', () => {
    const random = createRandom(SEED, 'beside');
    for (let n = 0; n < runs(500); n++) {
      const counts = dealt(random, n % 2 === 0 ? FEW : ALL, 13);
      const grouped = new Grouped(counts, 4);
      const now = grouped.distance(ANY);
      for (let kind = 0; kind < PLAYED; kind++) {
        for (const change of [1, -1] as const) {
          const copies = (counts[kind] ?? 0) + change;
          if (copies < 0 || copies > 4) continue;
          const other = counts.slice();
          other[kind] = copies;
          const found = grouped.beside(ANY, kind, change);
          // One tile changes it by one at most.
          if (found !== distanceOf(other, 4) || (now - found) * change < 0 || Math.abs(now - found) > 1) {
            expect([label(other), found, now]).toEqual([label(other), distanceOf(other, 4), now]);
          }
        }
      }
    }
  });
});

describe('Distance on a course', async () => {
  const games = (await everyRuleset()).filter(({ name, game }) => name === game);
  const plans = games.flatMap(({ name, ruleset }) =>
    plansOf(ruleset, { seatWind: 1, roundWind: 0 })
      .filter(({ shape }) => shape === null)
      .map((plan) => ({ name: `${name}: ${plan.aims.map(({ rule }) => rule).join(' + ') || 'any'}`, plan })),
  );

  const meets = ({ tile = [], pung = [], pair = [] }: Need, set: readonly number[]): boolean =>
    set.some((kind) => tile.includes(kind)) ||
    (set[0] === set[1] && (set.length === 3 ? pung : pair).includes(set[0] ?? -1));

  const keeps = (plan: Plan) => (sets: readonly (readonly number[])[], pair: number) => {
    const chows = sets.filter(([a, b]) => a !== b).length;
    return (
      [...sets, [pair]].every((set) => set.every((kind) => plan.may[kind])) &&
      chows <= plan.mostChows &&
      sets.length - chows <= plan.mostPungs &&
      (plan.pairs === null || plan.pairs.includes(pair)) &&
      plan.needs.every((need) => [...sets, [pair, pair]].some((set) => meets(need, set)))
    );
  };

  test.each(plans)('$name: what every hand says that is complete on it', ({ plan, name }) => {
    const [course] = coursesOf([plan], []);
    if (!course?.form) throw new Error('a plan without melds is open');
    const random = createRandom(SEED, name);
    const wrong: string[] = [];
    for (const sets of plan.needs.length > 2 ? [2] : [1, 2]) {
      const complete = everyComplete(sets, keeps(plan));
      for (let n = 0; n < 20; n++) {
        const counts = dealt(random, n % 2 === 0 ? FEW : ALL, 3 * sets + 1 + (n % 3 === 0 ? 1 : 0));
        const wanted = complete.length === 0 ? FAR : slowDistance(counts, complete);
        const found = distanceOf(counts, sets, course.form);
        // Where no set may be a pung, a tile left over is taken for the beginning of a row that it may not fit.
        const right = found === wanted || (plan.mostPungs === 0 && found === wanted - 1);
        if (!right) wrong.push(`${label(counts)}: ${found}, not ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(plans)('$name: what brings the hand nearer is what does so tile by tile', ({ plan, name }) => {
    const [course] = coursesOf([plan], []);
    if (!course?.form) throw new Error('a plan without melds is open');
    const { form } = course;
    const random = createRandom(SEED, 'nearer', name);
    for (let n = 0; n < runs(100); n++) {
      const counts = dealt(random, n % 2 === 0 ? FEW : ALL, 13);
      const hand = new Grouped(counts, 4);
      const now = hand.distance(form);
      if (now >= FAR) continue;
      const may = PLAYED_KINDS.filter((kind) => plan.may[kind] && (counts[kind] ?? 0) < 4);
      const alone = may.filter((kind) => hand.beside(form, kind, 1) < now);
      expect([label(counts), hand.nearer(form, now, may)]).toEqual([label(counts), alone]);
    }
  });
});
