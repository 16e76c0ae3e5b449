/** The shapes and conditions of Changchun against a slow reader of its rules: every hand of one suit, and many others. */
import { describe, expect, test } from 'vitest';
import { type Counts, emptyCounts } from '../../../src/engine/counts.ts';
import type { Meld } from '../../../src/engine/melds.ts';
import { createRandom, type Random } from '../../../src/engine/random.ts';
import type { Reading } from '../../../src/engine/score.ts';
import type { Shape } from '../../../src/engine/scoring.ts';
import type { ScoringHand } from '../../../src/engine/scoring-hand.ts';
import { byDraw, completes, judgeHand, readingsOf } from '../../../src/engine/win.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { everySuitHand, everyWin } from '../../fixtures/every-win.ts';
import { handFromText } from '../../fixtures/scoring-hand.ts';
import { dealt } from '../../fixtures/tables.ts';
import { LONG as IN_FULL, runs, SEED } from '../../scale.ts';
import { changchun } from './rules.ts';
import { brokenBy, type SlowHand, slowPairs, slowReadings } from './slow.ts';

const rules = await changchun();
const [standard, pairs] = rules.wins.shapes as [Shape, Shape];
const { table } = dealt(rules, {});
const how = byDraw(null);

const told = ({ counts, laid }: SlowHand): string =>
  [formatTiles(tilesOf(counts)), ...laid.map(({ tiles }) => `[${formatTiles(tiles)}]`)].join(' ');
const tilesOf = (counts: ArrayLike<number>): number[] =>
  Array.from(counts).flatMap((copies, kind) => new Array<number>(copies).fill(kind));

/** The hand as the engine holds it. */
const heldOf = ({ counts, laid }: SlowHand): ScoringHand => ({
  ...handFromText(''),
  counts: Uint8Array.from(counts),
  melds: laid.map(({ run, tiles }): Meld => {
    const tile = tiles[0] as number;
    if (run) return { kind: 'chow', tile, tiles, from: 3, claimed: tile };
    return tiles.length === 4
      ? { kind: 'kong', how: 'claimed', tile, tiles, from: 3 }
      : { kind: 'pung', tile, tiles, from: 3 };
  }),
});

/** A reading as the slow one writes it. */
const partsOf = ({ sets, pair }: Reading): string =>
  [...sets.map(({ kind, tiles }) => `${kind === 'pung' ? 'p' : 'c'}${tiles[0]}`), `=${pair}`]
    .sort()
    .join(' ');

/** Both shapes by themselves, each as the slow reader sees it. */
function compareShapes(hand: SlowHand): { readonly standard: boolean; readonly pairs: boolean } {
  const here = heldOf(hand);
  const sets = 4 - hand.laid.length;
  const readings = slowReadings(hand);
  const wanted = { standard: readings.length > 0, pairs: slowPairs(hand) };
  const got = { standard: standard.fits(here, sets, how), pairs: pairs.fits(here, sets, how) };
  if (got.standard !== wanted.standard || got.pairs !== wanted.pairs) {
    expect({ hand: told(hand), ...got }).toEqual({ hand: told(hand), ...wanted });
  }
  if (wanted.standard) {
    const seen = [...standard.readings(here, sets, how)].map(partsOf).sort();
    const slow = readings.map((parts) => parts.join(' ')).sort();
    if (seen.join() !== slow.join()) expect([told(hand), ...seen]).toEqual([told(hand), ...slow]);
  }
  return wanted;
}

/** Of all hands of a suit every so many are read slowly. */
const EVERY = IN_FULL ? 1 : 7;

const shapesOf = (counts: Counts) => {
  const here = heldOf({ counts, laid: [] });
  return { standard: standard.fits(here, 4, how), pairs: pairs.fits(here, 4, how) };
};

/** The whole verdict: wins, or by which rules it does not. */
function compareVerdict(hand: SlowHand): string {
  const here = heldOf(hand);
  const verdict = judgeHand({ ruleset: rules, table }, 0, here, how);
  const got = verdict.wins ? [] : [verdict.reason.rule, ...(verdict.reason.also ?? [])];
  const wanted = brokenBy(hand);
  if (got.join() !== wanted.join()) expect([told(hand), ...got]).toEqual([told(hand), ...wanted]);
  if (completes(rules, here, how) !== (wanted.length === 0)) {
    expect(`${told(hand)} is complete: ${wanted.length > 0}`).toBe(`${wanted.length === 0}`);
  }
  return wanted.join(' ') || 'wins';
}

describe('Every hand of one suit', () => {
  test('shape-standard, shape-seven-pairs: of all 118,800 hands of 14 tiles each shape fits those that it should', () => {
    const counts = emptyCounts();
    const fits = { standard: 0, pairs: 0, both: 0 };
    let hands = 0;
    everySuitHand(counts, 14, () => {
      hands++;
      // Each is looked at, and every so many are held against the slow reader.
      const shapes = hands % EVERY === 0 ? compareShapes({ counts, laid: [] }) : shapesOf(counts);
      if (shapes.standard) fits.standard++;
      if (shapes.pairs) fits.pairs++;
      if (shapes.standard && shapes.pairs) fits.both++;
      // Whatever it looks like, two suits are missing.
      if (completes(rules, { ...handFromText(''), counts }, how))
        expect(told({ counts, laid: [] })).toBe('no win');
    });
    expect(hands).toBe(118_800);
    expect(fits).toEqual({ standard: 13_259, pairs: pairsOf(9), both: fits.both });
    expect(fits.both).toBeGreaterThan(0);
  });

  test.each([1, 2, 3])(
    'shape-standard: so they do with %i sets on the table, and shape-seven-pairs never fits there',
    (laid) => {
      const counts = emptyCounts();
      const winds = Array.from({ length: laid }, (_, i) => ({ run: false, tiles: [27 + i, 27 + i, 27 + i] }));
      let hands = 0;
      everySuitHand(counts, 14 - 3 * laid, () => {
        if (hands++ % EVERY !== 0) return;
        if (compareShapes({ counts, laid: winds }).pairs)
          expect(told({ counts, laid: winds })).toBe('no pairs');
      });
    },
  );
});

/** How many ways there are to have seven pairs among so many kinds, none, one or two of each. */
function pairsOf(kinds: number): number {
  const ways = (left: number, from: number): number => {
    if (left === 0) return 1;
    if (from === kinds) return 0;
    return [0, 1, 2].reduce((sum, n) => sum + (n > left ? 0 : ways(left - n, from + 1)), 0);
  };
  return ways(7, 0);
}

describe('Hands of several suits', () => {
  test('shape-standard, shape-seven-pairs: each shape fits those of many random hands that it should', () => {
    const random = createRandom(SEED, 'changchun shapes');
    const fits = { standard: 0, pairs: 0 };
    for (let n = 0; n < runs(20_000); n++) {
      const shapes = compareShapes(someHand(random, n));
      if (shapes.standard) fits.standard++;
      if (shapes.pairs) fits.pairs++;
    }
    expect(fits.standard).toBeGreaterThan(0);
    expect(fits.pairs).toBeGreaterThan(0);
  });

  test('three-suits, yao-jiu, triplet-or-dragon-pair, best-reading: of many random hands those win that should, and the others are told what is broken', () => {
    const random = createRandom(SEED, 'changchun verdicts');
    const met = new Map<string, number>();
    for (let n = 0; n < runs(20_000); n++) {
      const verdict = compareVerdict(someHand(random, n));
      met.set(verdict, (met.get(verdict) ?? 0) + 1);
    }
    expect([...met.keys()]).toEqual(
      expect.arrayContaining([
        'wins',
        'shape-standard',
        'three-suits',
        'yao-jiu',
        'triplet-or-dragon-pair',
        'three-suits triplet-or-dragon-pair',
      ]),
    );
  });

  test('best-reading: a hand of both shapes is read in both ways', () => {
    const random = createRandom(SEED, 'changchun both');
    let both = 0;
    for (let n = 0; n < runs(5000); n++) {
      const counts = emptyCounts();
      // Three runs twice over, or two and something else twice: pairs all of them.
      for (let i = 0; i < 2; i++) add(counts, runFrom(random), 2);
      add(counts, [random.below(34)], 2);
      if (counts.some((copies) => copies > 4)) continue;
      const hand = { counts, laid: [] };
      compareShapes(hand);
      compareVerdict(hand);
      if (new Set(readingsOf(rules, heldOf(hand)).map(({ shape }) => shape)).size === 2) both++;
    }
    expect(both).toBeGreaterThan(0);
  });
});

describe('Every complete hand', () => {
  test('no hand of four sets and a pair that lacks a suit or a yao jiu is let through', () => {
    // All 11,498,658 of them at full length, else every tenth.
    const every = IN_FULL ? 1 : 10;
    const counts = emptyCounts();
    const hand: ScoringHand = { ...handFromText(''), counts };
    let n = 0;
    let wrong = 0;
    let wins = 0;
    everyWin(counts, true, () => {
      if (n++ % every !== 0) return;
      const suits = [0, 9, 18].every((at) => someIn(counts, at, at + 9));
      const yaoJiu = someIn(counts, 27, 34) || [0, 8, 9, 17, 18, 26].some((kind) => counts[kind] !== 0);
      const won = completes(rules, hand, how);
      if (won) wins++;
      if (won && !(suits && yaoJiu)) wrong++;
    });
    expect(n).toBe(11_498_658);
    expect(wrong).toBe(0);
    expect(wins).toBeGreaterThan(0);
  });
});

function someIn(counts: Counts, from: number, end: number): boolean {
  for (let kind = from; kind < end; kind++) if (counts[kind] !== 0) return true;
  return false;
}

function add(counts: Counts, kinds: readonly number[], copies: number): void {
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + copies;
}

/** A run somewhere. */
function runFrom(random: Random): number[] {
  const low = 9 * random.below(3) + random.below(7);
  return [low, low + 1, low + 2];
}

/** A hand of fourteen tiles, a Gang counted as three: complete, or a tile away from it, or seven pairs, or anything. */
function someHand(random: Random, n: number): SlowHand {
  for (;;) {
    const counts = emptyCounts();
    const laid: { run: boolean; tiles: number[] }[] = [];
    if (n % 4 === 3) {
      // Seven pairs, four alike among them now and then, and sometimes one tile is another.
      for (let i = 0; i < 7; i++) add(counts, [random.below(34)], 2);
    } else {
      const onTable = n % 8 < 4 ? 0 : random.below(4);
      // Small ranges make many ways to see a hand, and hands that lack something.
      const dullness = random.below(3);
      for (let i = 0; i < 4; i++) {
        const run = random.below(4) > dullness || random.below(3) === 0;
        const kind = random.below(34);
        const tiles = run ? runFrom(random) : [kind, kind, kind];
        if (i >= onTable) add(counts, tiles, 1);
        else laid.push({ run, tiles: run || random.below(2) === 0 ? tiles : [...tiles, kind] });
      }
      add(counts, [random.below(34)], 2);
    }
    if (random.below(3) === 0) exchange(counts, random);
    const all = counts.slice();
    for (const { tiles } of laid) add(all, tiles, 1);
    if (all.every((copies) => copies <= 4)) return { counts, laid };
  }
}

/** One tile of the hand becomes another. */
function exchange(counts: Counts, random: Random): void {
  const tiles = tilesOf(counts);
  const from = tiles[random.below(tiles.length)] as number;
  counts[from] = (counts[from] ?? 0) - 1;
  add(counts, [random.below(34)], 1);
}
