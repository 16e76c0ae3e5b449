/** HK-style Taiwanese: the two shapes of seventeen tiles, and totals that hang on nothing but the hand. */
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../../src/engine/counts.ts';
import { startFrom } from '../../../src/engine/deal.ts';
import type { Meld } from '../../../src/engine/melds.ts';
import { createRandom, type Random, shuffle } from '../../../src/engine/random.ts';
import type { Position } from '../../../src/engine/ruleset.ts';
import type { ScoringHand } from '../../../src/engine/scoring-hand.ts';
import type { Wind } from '../../../src/engine/seats.ts';
import type { WinSource } from '../../../src/engine/table.ts';
import type { Kind } from '../../../src/engine/tiles.ts';
import { byDraw, completes, judgeHand, readingsOf, waits } from '../../../src/engine/win.ts';
import { begin } from '../../../src/machines/play.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { slowWaits } from '../../fixtures/slow-win.ts';
import { runs, SEED } from '../../scale.ts';
import { worth } from '../hong-kong/worth.ts';
import { slowShapes } from './slow.ts';

const rules = await taiwanese();
const uncapped = await taiwanese({ cap: 'none' });
const position: Position = { ruleset: uncapped, table: begin(uncapped, startFrom(uncapped, 'winning')) };

const FAMILIES: readonly (readonly Kind[])[] = [
  Array.from({ length: 34 }, (_, kind) => kind),
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [9, 10, 11, 12, 13, 14, 15, 16, 17, 27, 28, 29, 30, 31, 32, 33],
  [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33],
  [0, 1, 2, 9, 10, 11, 18, 19, 20],
];

interface Whole {
  readonly held: ScoringHand;
  readonly how: WinSource;
}

/** A whole hand at random, or null where more than four of a kind came together. */
function wholeHand(random: Random): Whole | null {
  const pick = <T>(items: readonly T[]): T => items[random.below(items.length)] as T;
  const family = pick(FAMILIES);
  const used = new Array<number>(34).fill(0);
  const use = (kinds: readonly Kind[]): readonly Kind[] => {
    for (const kind of kinds) used[kind] = (used[kind] ?? 0) + 1;
    return kinds;
  };
  const tiles: Kind[] = [];
  const melds: Meld[] = [];
  if (random.below(8) === 0) {
    const [three = 0, ...pairs] = shuffle(family.length < 9 ? (FAMILIES[0] as Kind[]) : family, random).slice(
      0,
      8,
    );
    tiles.push(...use([three, three, three]), ...pairs.flatMap((kind) => use([kind, kind])));
  } else {
    const open = random.below(4);
    const runny = random.below(3);
    for (let set = 0; set < 5; set++) {
      const kind = pick(family);
      const isRun = kind < 27 && kind % 9 < 7 && random.below(3) < runny;
      const isKong = !isRun && random.below(5) === 0;
      const kinds = use(isRun ? [kind, kind + 1, kind + 2] : new Array<Kind>(isKong ? 4 : 3).fill(kind));
      if (isKong) melds.push({ kind: 'kong', how: 'concealed', tile: kind, tiles: kinds, shown: false });
      else if (random.below(4) >= open) tiles.push(...kinds);
      else if (isRun) melds.push({ kind: 'chow', tile: kind, tiles: kinds, from: 3, claimed: kind });
      else melds.push({ kind: 'pung', tile: kind, tiles: kinds, from: 1 });
    }
    const pair = pick(family);
    tiles.push(...use([pair, pair]));
  }
  if (used.some((n) => n > 4)) return null;
  const tile = pick(tiles);
  const drawn = random.below(2) === 0;
  const how: WinSource = drawn
    ? byDraw(tile)
    : { by: random.below(4) === 0 ? 'robbery' : 'discard', tile, from: 2, last: false, opening: false };
  const scoringHand: ScoringHand = {
    counts: countTiles(tiles),
    melds,
    bonus: [],
    seatWind: random.below(4) as Wind,
    roundWind: random.below(4) as Wind,
  };
  return { held: scoringHand, how };
}

const written = (counts: ArrayLike<number>): string =>
  formatTiles(Array.from(counts).flatMap((n, kind) => new Array<number>(n).fill(kind)));

function check(counts: Uint8Array, melds: readonly Meld[]): boolean {
  const scoringHand: ScoringHand = { counts, melds, bonus: [], seatWind: 0, roundWind: 0 };
  const found = [...new Set(readingsOf(rules, scoringHand).map(({ shape }) => shape))].sort();
  const wanted = slowShapes(counts, melds.length);
  if (found.join() !== wanted.join()) expect({ hand: written(counts), found }).toEqual({ found: wanted });
  const whole = completes(rules, scoringHand, byDraw(null));
  if (whole !== wanted.length > 0) expect({ hand: written(counts), whole }).toBeNull();
  return whole;
}

describe('Shapes', () => {
  test.each([
    ['123m 456m 789p 234s 678s 9p +9p', true],
    ['123m 456m 789p 234s [666s^] 9p <9p', true],
    ['123m 456m 789p (2222s) [6666s^] 9p <9p', true],
    ['123m 456m 789p 234s 678s 8p +9p', false],
    ['891m 456m 789p 234s 678s 9p +9p', false],
  ])('shape-standard: five sets and a pair: %s %s', (tiles, wins) => {
    const verdict = worth(rules, tiles);
    expect(verdict.wins).toBe(wins);
    if (!wins) expect(verdict.reason).toMatchObject({ rule: 'shape-standard' });
  });

  test.each([
    ['1133m 5577p 22s CC 66m 99s +9s', true],
    ['1133m 5577p 22s CC 999s 6m +6m', true],
    ['1133m 5577p 22s CC 999s 6m <6m', true],
    // Four of a kind are no two pairs, and the three are not four.
    ['1111m 5577p 22s CC 999s 6m +6m', false],
    ['1133m 5577p 22s CC (9999s) 6m +6m', false],
    ['1133m 5577p 22s CC [999s^] 6m +6m', false],
    ['1133m 5577p 22s CC 66m 88s +9p', false],
  ])('shape-seven-pairs: seven different pairs and one concealed Peng, and no meld: %s %s', (tiles, wins) => {
    expect(worth(rules, tiles).wins).toBe(wins);
  });

  test('shape-seven-pairs: the winning tile may be of a pair or of the three', () => {
    const scoringHand: ScoringHand = {
      counts: countTiles([0, 0, 2, 2, 5, 5, 13, 13, 15, 15, 19, 19, 26, 26, 31, 31]),
      melds: [],
      bonus: [],
      seatWind: 0,
      roundWind: 0,
    };
    expect(waits(rules, scoringHand)).toEqual([0, 2, 5, 13, 15, 19, 26, 31]);
  });

  test('shape-standard, shape-seven-pairs: agree with a slow check over random hands and their neighbours', () => {
    const random = createRandom(SEED, 'shapes');
    let whole = 0;
    let broken = 0;
    for (let n = 0; n < runs(60_000); n++) {
      const sample = wholeHand(random);
      if (!sample) continue;
      const { counts, melds } = sample.held;
      if (check(counts, melds)) whole++;
      const tiles = [...counts].flatMap((many, kind) => new Array<number>(many).fill(kind));
      tiles[random.below(tiles.length)] = random.below(34);
      const near = countTiles(tiles);
      if (near.every((many) => many <= 4) && !check(near, melds)) broken++;
    }
    expect(whole).toBeGreaterThan(100);
    expect(broken).toBeGreaterThan(100);
  });

  test('shape-standard: waits agree with a slow check, a kind all of whose tiles are held left out', () => {
    const random = createRandom(SEED, 'waits');
    for (let n = 0; n < runs(1500); n++) {
      const sample = wholeHand(random);
      if (!sample || sample.how.tile === null) continue;
      const { melds } = sample.held;
      const counts = sample.held.counts.slice();
      counts[sample.how.tile] = (counts[sample.how.tile] ?? 0) - 1;
      const found = waits(rules, { ...sample.held, counts: counts.slice() });
      const inMelds = (kind: number): number =>
        melds.flatMap(({ tiles }) => tiles).filter((each) => each === kind).length;
      const standard = slowWaits(counts, 5 - melds.length).filter(
        (kind) => (counts[kind] ?? 0) + inMelds(kind) < 4,
      );
      const pairs = Array.from({ length: 34 }, (_, kind) => kind).filter((kind) => {
        const more = counts.slice();
        more[kind] = (more[kind] ?? 0) + 1;
        return (more[kind] ?? 0) <= 4 && slowShapes(more, melds.length).includes('seven-pairs');
      });
      expect(found).toEqual([...new Set([...standard, ...pairs])].sort((a, b) => a - b));
    }
  });

  test('no-minimum: whatever has a shape wins', () => {
    const random = createRandom(SEED, 'minimum');
    for (let n = 0; n < runs(1000); n++) {
      const sample = wholeHand(random);
      if (sample) expect(judgeHand(position, sample.held.seatWind, sample.held, sample.how).wins).toBe(true);
    }
  });
});

const totalOf = (scoringHand: ScoringHand, how: WinSource): number =>
  judgeHand(position, scoringHand.seatWind, scoringHand, how).score?.total ?? -1;

describe('Totals', () => {
  test('fan-add: hang neither on the order of tiles and melds, nor on who gave them, nor on which suit is which', () => {
    const random = createRandom(SEED, 'order');
    // Only the green hand knows one suit from another.
    const turn = (kind: number): number => (kind < 18 ? (kind + 9) % 18 : kind);
    const totals = new Set<number>();
    for (let n = 0; n < runs(20_000); n++) {
      const sample = wholeHand(random);
      if (!sample) continue;
      const { held: scoringHand, how } = sample;
      const tiles = [...scoringHand.counts].flatMap((many, kind) => new Array<number>(many).fill(turn(kind)));
      const melds = shuffle(scoringHand.melds, random).map((meld): Meld => {
        const moved = { ...meld, tile: turn(meld.tile), tiles: shuffle(meld.tiles.map(turn), random) };
        if (moved.kind === 'chow') return { ...moved, claimed: turn(moved.claimed), from: 3 };
        return 'from' in moved ? { ...moved, from: 3 } : moved;
      });
      const other: ScoringHand = { ...scoringHand, counts: countTiles(shuffle(tiles, random)), melds };
      const source: WinSource =
        how.tile === null ? how : { ...how, tile: turn(how.tile), ...('from' in how && { from: 1 }) };
      const total = totalOf(scoringHand, how);
      totals.add(total);
      if (total !== totalOf(other, source))
        expect(totalOf(other, source), written(scoringHand.counts)).toBe(total);
    }
    expect(totals.size).toBeGreaterThan(40);
  });

  test('fan-add: the lines add up to the total, each pattern once but the dragons, and none both counted and replaced', () => {
    const random = createRandom(SEED, 'lines');
    for (let n = 0; n < runs(20_000); n++) {
      const sample = wholeHand(random);
      const score = sample && judgeHand(position, sample.held.seatWind, sample.held, sample.how).score;
      if (!score) continue;
      const sum = score.lines.reduce((all, line) => all + line.worth, 0);
      const ids = score.lines.map(({ pattern }) => pattern).filter((id) => id !== 'dragon');
      const twice =
        ids.length !== new Set(ids).size || score.uncounted.some(({ pattern }) => ids.includes(pattern));
      if (sum !== score.total || twice)
        expect({ sum, twice, ids }).toEqual({ sum: score.total, twice: false });
    }
  });
});
