/** Every hand of one suit, put to the functions that games use: how many are complete, how many ready, in how many ways. */
import { expect, it } from 'vitest';
import type { Meld } from '../../src/engine/melds.ts';
import { standardReadings } from '../../src/engine/readings.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { ScoringHand } from '../../src/engine/scoring-hand.ts';
import { PLAYED } from '../../src/engine/tiles.ts';
import { byDraw, completes, readingsOf, waits } from '../../src/engine/win.ts';
import taiwanese from '../../src/rulesets/hk-taiwanese/index.ts';
import hongKong from '../../src/rulesets/hong-kong/index.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';

const RANKS = 9;

/** Every hand of so many tiles of the first suit, each kind held at most four times; one array, changed in place. */
function* handsOf(tiles: number, counts = new Uint8Array(PLAYED), rank = 0): Generator<Uint8Array> {
  if (rank === RANKS) {
    if (tiles === 0) yield counts;
    return;
  }
  for (let n = Math.max(0, tiles - 4 * (RANKS - rank - 1)); n <= Math.min(4, tiles); n++) {
    counts[rank] = n;
    yield* handsOf(tiles - n, counts, rank + 1);
  }
  counts[rank] = 0;
}

const handOf = (counts: Uint8Array, melds: readonly Meld[] = []): ScoringHand => ({
  counts,
  melds,
  bonus: [],
  seatWind: 0,
  roundWind: 0,
});

/** Hong Kong without seven pairs, where sets and a pair are all that one suit can be. */
const SETS_ALONE = rulesetOf(hongKong, { 'seven-pairs-worth': 0 });
const HONG_KONG = rulesetOf(hongKong);

/** Divisions of a hand into sets and a pair, each counted once whichever tile completed it. */
const divisions = (ruleset: Ruleset, counts: Uint8Array): number =>
  readingsOf(ruleset, handOf(counts)).filter(({ shape }) => shape === 'standard').length;

it('of the hands of 14 tiles of one suit 13,259 are complete, and none divides into sets and a pair in more than 4 ways', () => {
  let [complete, most] = [0, 0];
  for (const counts of handsOf(14)) {
    if (!completes(SETS_ALONE, handOf(counts), byDraw(null))) continue;
    complete++;
    most = Math.max(most, divisions(SETS_ALONE, counts));
  }
  expect({ complete, most }).toEqual({ complete: 13_259, most: 4 });
});

it('of the hands of 17 tiles of one suit 26,414 are complete, and none divides into sets and a pair in more than 6 ways', () => {
  const ruleset = rulesetOf(taiwanese);
  let [complete, most] = [0, 0];
  for (const counts of handsOf(17)) {
    const ways = divisions(ruleset, counts);
    if (ways > 0) complete++;
    most = Math.max(most, ways);
  }
  expect({ complete, most }).toEqual({ complete: 26_414, most: 6 });
});

/** Would any rank complete it, even a fifth copy? */
function isReadyByShape(counts: Uint8Array): boolean {
  for (let rank = 0; rank < RANKS; rank++) {
    const one = counts.slice();
    one[rank] = (one[rank] ?? 0) + 1;
    if (standardReadings(one, 4).length > 0) return true;
  }
  return false;
}

it('a wait of which all four are held makes 676 hands of 13 tiles of one suit ready by shape only', () => {
  const ready = { byShape: 0, withATileLeft: 0, withSevenPairs: 0 };
  for (const counts of handsOf(13)) {
    if (isReadyByShape(counts)) ready.byShape += 1;
    if (waits(SETS_ALONE, handOf(counts)).length > 0) ready.withATileLeft += 1;
    if (waits(HONG_KONG, handOf(counts)).length > 0) ready.withSevenPairs += 1;
  }
  expect(ready).toEqual({ byShape: 40_746, withATileLeft: 40_070, withSevenPairs: 40_196 });
});

/** In how many ways these tiles are drawn from four copies of each kind. */
const drawings = (counts: Uint8Array): number =>
  counts.reduce((product, held) => product * ([1, 4, 6, 4, 1][held] ?? 0), 1);

it('of 58,889 deals of 14 tiles to the first player of Two-Five-Eight, one wins', () => {
  const ruleset = rulesetOf(twoFiveEight);
  const SETS = 4;
  /** Sets in the other suits, which are complete. */
  const melds = Array.from({ length: SETS }, (_, at): Meld => {
    const tile = RANKS + at;
    return { kind: 'pung', tile, tiles: [tile, tile, tile], from: 2 };
  });
  const wins = (counts: Uint8Array, sets: number): boolean =>
    completes(ruleset, handOf(counts, melds.slice(sets)), byDraw(null));
  const [withPair, withoutPair] = [[0], [1]];
  for (let sets = 0; sets <= SETS; sets++) {
    let [pair, none] = [0, 0];
    for (const counts of handsOf(3 * sets + 2)) if (wins(counts, sets)) pair += drawings(counts);
    for (const counts of handsOf(3 * sets)) {
      // A pair of 2s of the last suit, so that the sets of the first alone decide.
      const beside = counts.slice();
      beside[2 * RANKS + 1] = 2;
      if (wins(beside, sets)) none += drawings(counts);
    }
    withPair[sets] = pair;
    withoutPair[sets] = none;
  }
  let deals = 0;
  // The number of tiles in a suit tells which has the pair, so that no deal is counted twice.
  for (let one = 0; one <= SETS; one++)
    for (let two = 0; one + two <= SETS; two++)
      deals += 3 * (withPair[one] ?? 0) * (withoutPair[two] ?? 0) * (withoutPair[SETS - one - two] ?? 0);
  const all = Array.from({ length: 14 }, (_, at) => (108 - at) / (at + 1)).reduce((a, b) => a * b, 1);
  expect(Math.round(all / deals)).toBe(58_889);
});
