/** Sets and a pair: the engine's quick checks against a slow one, and every win there is, counted. */
import { describe, expect, test } from 'vitest';
import { type Counts, emptyCounts, tilesOf } from '../../src/engine/counts.ts';
import { lookupSets } from '../../src/engine/lookup.ts';
import { createRandom, type Random, shuffle } from '../../src/engine/random.ts';
import { standardReadings } from '../../src/engine/readings.ts';
import type { Reading, ReadSet } from '../../src/engine/score.ts';
import type { ScoringHand } from '../../src/engine/scoring-hand.ts';
import { plainSets, type SetChecker } from '../../src/engine/sets.ts';
import { kindsFrom, PLAYED } from '../../src/engine/tiles.ts';
import { byDraw, completes, waits } from '../../src/engine/win.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { everySuitHand, everyWin, type Group, suitGroups } from '../fixtures/every-win.ts';
import { twoFiveEight } from '../fixtures/rulesets.ts';
import { handFromText } from '../fixtures/scoring-hand.ts';
import { slowSplits, slowWaits, slowWin } from '../fixtures/slow-win.ts';
import { LONG, runs, SEED } from '../scale.ts';

const CHECKERS: readonly [string, SetChecker][] = [
  ['without a table', plainSets],
  ['with a table', lookupSets()],
];

describe('Four sets and a pair', () => {
  test('of all 118,800 hands of 14 tiles in one suit the quick checks say what the slow one says', () => {
    const counts = emptyCounts();
    let hands = 0;
    let wins = 0;
    everySuitHand(counts, 14, () => {
      hands++;
      const wanted = slowWin(counts, 4);
      if (wanted) wins++;
      for (const [, { standardWin }] of CHECKERS) {
        if (standardWin(counts, 4) !== wanted) expect(`${label(counts)} wins: ${!wanted}`).toBe(`${wanted}`);
      }
    });
    expect(hands).toBe(118_800);
    expect(wins).toBe(suitGroups.paired[4]?.length);
  });

  test.each([0, 1, 2, 3])('so they do for every hand of one suit with %i sets', (sets) => {
    const counts = emptyCounts();
    everySuitHand(counts, 3 * sets + 2, () => {
      const wanted = slowWin(counts, sets);
      for (const [, { standardWin }] of CHECKERS) {
        if (standardWin(counts, sets) !== wanted)
          expect(`${label(counts)} wins: ${!wanted}`).toBe(`${wanted}`);
      }
    });
  });

  test('so they do for random hands of five sets, of seventeen tiles', () => {
    const random = createRandom(SEED, 'five sets');
    for (let n = 0; n < runs(5000); n++) {
      const counts = near(random, 5);
      const wanted = slowWin(counts, 5);
      for (const [, { standardWin }] of CHECKERS)
        expect([label(counts), standardWin(counts, 5)]).toEqual([label(counts), wanted]);
    }
  });

  // The slower of the two counts them in the long run.
  const counting = LONG ? CHECKERS : CHECKERS.slice(1);
  test.each(counting)('there are 11,498,658 wins of 14 tiles over 34 kinds: %s', (_how, { standardWin }) => {
    const counts = emptyCounts();
    let wins = 0;
    everyWin(counts, true, () => {
      if (standardWin(counts, 4)) wins++;
    });
    expect(wins).toBe(11_498_658);
  });

  test('there are 1,746,018 wins of Two-Five-Eight with nothing on the table, and no other complete hand wins', async () => {
    const rules = await twoFiveEight();
    const counts = emptyCounts();
    const hand: ScoringHand = { ...handFromText(''), counts };
    const how = byDraw(null);
    let wins = 0;
    let wrong = 0;
    const middling = new Map<Group, boolean>();
    for (const group of suitGroups.paired.flat()) {
      middling.set(
        group,
        [...group.pairs].some((index) => index % 3 === 1),
      );
    }
    everyWin(counts, false, (pair) => {
      const wanted = middling.get(pair);
      const won = completes(rules, hand, how);
      if (won) wins++;
      if (won !== wanted) wrong++;
    });
    expect(wrong).toBe(0);
    expect(wins).toBe(1_746_018);
  });

  test('random hands that are no win, or nearly one, are told apart as slowly', () => {
    const random = createRandom(SEED, 'no wins');
    let wins = 0;
    const tries = runs(20_000);
    for (let n = 0; n < tries; n++) {
      const counts = n % 2 === 0 ? near(random, 4) : dealt(random, 14);
      const wanted = slowWin(counts, 4);
      if (wanted) wins++;
      for (const [, { standardWin }] of CHECKERS) {
        if (standardWin(counts, 4) !== wanted) expect(`${label(counts)} wins: ${!wanted}`).toBe(`${wanted}`);
      }
    }
    expect(wins).toBeGreaterThan(0);
    expect(wins).toBeLessThan(tries / 2);
  });

  test('tiles of one number of sets are no win of another', () => {
    const { counts } = handFromText('123m 456m 789p 345s 22s');
    for (const [, { standardWin }] of CHECKERS) {
      expect([3, 4, 5].map((sets) => standardWin(counts, sets))).toEqual([false, true, false]);
    }
  });
});

describe('Readings', () => {
  test('of every win in one suit all splits are found, each once', () => {
    const counts = emptyCounts();
    for (const group of suitGroups.paired[4] ?? []) {
      counts.set(group.counts);
      compareReadings(counts, 4);
    }
  });

  test('of random wins in several suits and honours too', () => {
    const random = createRandom(SEED, 'readings');
    for (let n = 0; n < runs(5000); n++) compareReadings(complete(random, 4), 4);
  });

  test('a hand that is no win has no reading', () => {
    expect(standardReadings(handFromText('123m 456m 789p 345s 28s').counts, 4)).toEqual([]);
    expect(standardReadings(handFromText('1122m 3344p 5566s 88s').counts, 4)).toEqual([]);
    expect(standardReadings(handFromText('123m 456m 789p 22s').counts, 4)).toEqual([]);
  });

  test('three equal chows are also three pungs', () => {
    expect(standardReadings(handFromText('111222333m 456p 88s').counts, 4).map(writtenReading)).toEqual(
      ['p0 p1 p2 c12 =25', 'c0 c0 c0 c12 =25'].map((text) => text.split(' ').sort().join(' ')),
    );
  });

  test('a hand of one suit may have four readings, with different pairs', () => {
    const texts = standardReadings(handFromText('11122233344455m').counts, 4).map(writtenReading);
    expect(texts.sort()).toEqual(
      ['p0 p1 p2 p3 =4', 'c0 c0 c0 p3 =4', 'p0 c1 c1 c1 =4', 'p0 c1 c2 c2 =1']
        .map((text) => text.split(' ').sort().join(' '))
        .sort(),
    );
  });
});

describe('Waits', () => {
  test('of every hand of 13 tiles in one suit the waits are the tiles that make a win', () => {
    const counts = emptyCounts();
    const wins = new Set((suitGroups.paired[4] ?? []).map((group) => group.counts.join('')));
    let hands = 0;
    everySuitHand(counts, 13, () => {
      hands++;
      const wanted: number[] = [];
      for (let kind = 0; kind < 9; kind++) {
        if ((counts[kind] ?? 0) >= 4) continue;
        counts[kind] = (counts[kind] ?? 0) + 1;
        if (wins.has(counts.subarray(0, 9).join(''))) wanted.push(kind);
        counts[kind] = (counts[kind] ?? 0) - 1;
      }
      for (const [, { standardWaits }] of CHECKERS) {
        const found = standardWaits(counts, 4);
        if (found.join() !== wanted.join()) expect([label(counts), found]).toEqual([label(counts), wanted]);
      }
    });
    expect(hands).toBe(93_600);
  });

  test('of random hands in several suits and honours too, and the counts are given back as they were', () => {
    const random = createRandom(SEED, 'waits');
    for (let n = 0; n < runs(5000); n++) {
      const counts = random.below(4) === 0 ? dealt(random, 13) : without(complete(random, 4), random);
      const before = counts.slice();
      const wanted = slowWaits(counts, 4);
      for (const [, { standardWaits }] of CHECKERS) {
        const found = standardWaits(counts, 4);
        if (found.join() !== wanted.join()) expect([label(counts), found]).toEqual([label(counts), wanted]);
        expect(counts).toEqual(before);
      }
    }
  });

  test('a ruleset’s waits are the tiles that complete its wins and are not all held, melds counted', async () => {
    const rules = await twoFiveEight();
    const random = createRandom(SEED, 'waits of a ruleset');
    for (let n = 0; n < runs(3000); n++) {
      const hand: ScoringHand = { ...handFromText(''), counts: without(complete(random, 4, 27), random) };
      const wanted = kindsFrom(0, 27).filter((kind) => {
        const more = hand.counts.slice();
        more[kind] = (more[kind] ?? 0) + 1;
        return (more[kind] ?? 0) <= 4 && slowSplits(more, 4).some((parts) => pairOf(parts) % 3 === 1);
      });
      expect([label(hand.counts), waits(rules, hand)]).toEqual([label(hand.counts), wanted]);
    }
  });

  test.each([
    ['123m 456m 789p 345s 2s', '25s'],
    ['123m 456m 789p 22s 45s', '36s'],
    ['123m 456m 789p 22s 55s', '25s'],
    ['2345678m 111p 999s', '258m'],
    ['1112345678999m', '258m'],
    ['[2222s<] 123m 456m 789p 2p', '2p'],
    ['123m 456m 789p 1113s', ''],
    ['[555p^] 123m 456m 789m 5p', ''],
    ['(5555p) 123m 456m 46p 22s', ''],
    ['[111p<] [999p<] (7777p) [333s^] 5m', '5m'],
  ])('%s waits for “%s”', async (text, wanted) => {
    expect(formatTiles(waits(await twoFiveEight(), handFromText(text)))).toBe(wanted);
  });
});

/** A set as the slow check writes it. */
const writtenSet = ({ kind, tiles }: ReadSet): string => `${kind === 'chow' ? 'c' : 'p'}${tiles[0]}`;

const writtenReading = ({ sets, pair }: Reading): string =>
  [...sets.map(writtenSet), `=${pair}`].sort().join(' ');

const pairOf = (parts: readonly string[]): number =>
  Number(parts.find((part) => part.startsWith('='))?.slice(1));

function compareReadings(counts: Counts, sets: number): void {
  const before = counts.slice();
  const readings = standardReadings(counts, sets);
  const found = readings.map(writtenReading).sort();
  const wanted = slowSplits(counts, sets)
    .map((parts) => parts.join(' '))
    .sort();
  if (found.join() !== wanted.join()) expect([label(counts), found]).toEqual([label(counts), wanted]);
  for (const { sets: laid, pair } of readings) {
    const tiles = [...laid.flatMap((set) => set.tiles), pair ?? -1, pair ?? -1].sort((a, b) => a - b);
    if (tiles.join() !== tilesOf(before).join()) expect(tiles).toEqual(tilesOf(before));
  }
  if (counts.join() !== before.join()) expect(counts).toEqual(before);
}

const label = (counts: Counts): string => formatTiles(tilesOf(counts), { spaced: true });

/** A random complete hand. */
function complete(random: Random, sets: number, kinds = PLAYED): Counts {
  for (;;) {
    const counts = emptyCounts();
    const add = (kind: number, copies = 1): void => {
      counts[kind] = (counts[kind] ?? 0) + copies;
    };
    for (let n = 0; n < sets; n++) {
      // Half of them in one suit, where they meet.
      const kind = random.below(2) === 0 ? random.below(9) : random.below(kinds);
      if (kind < 27 && kind % 9 < 7 && random.below(2) === 0) for (let i = 0; i < 3; i++) add(kind + i);
      else add(kind, 3);
    }
    add(random.below(kinds), 2);
    if (counts.every((n) => n <= 4)) return counts;
  }
}

/** A complete hand with one tile changed for another, which may well be the same. */
function near(random: Random, sets: number): Counts {
  for (;;) {
    const counts = without(complete(random, sets), random);
    const kind = random.below(PLAYED);
    if ((counts[kind] ?? 0) >= 4) continue;
    counts[kind] = (counts[kind] ?? 0) + 1;
    return counts;
  }
}

function without(counts: Counts, random: Random): Counts {
  const tiles = tilesOf(counts);
  const kind = tiles[random.below(tiles.length)] ?? 0;
  counts[kind] = (counts[kind] ?? 0) - 1;
  return counts;
}

function dealt(random: Random, size: number): Counts {
  const counts = emptyCounts();
  const all = kindsFrom(0, PLAYED).flatMap((kind) => [kind, kind, kind, kind]);
  for (const kind of shuffle(all, random).slice(0, size)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
