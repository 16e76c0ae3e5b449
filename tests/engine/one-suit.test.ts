/** Counts every hand of one suit: how many are complete, how many ready. */
import { expect, it } from 'vitest';
import { isSevenPairs, standardReadings } from '../../src/engine/readings.ts';
import { PLAYED } from '../../src/engine/tiles.ts';

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

/** Number of complete hands. */
function countComplete(sets: number): number {
  let complete = 0;
  for (const counts of handsOf(3 * sets + 2)) {
    if (standardReadings(counts, sets).length > 0) complete += 1;
  }
  return complete;
}

it('of the hands of 14 tiles of one suit 13,259 are complete', () => {
  expect(countComplete(4)).toBe(13_259);
});

it('of the hands of 17 tiles of one suit 26,414 are complete', () => {
  expect(countComplete(5)).toBe(26_414);
});

it('a wait of which all four are held makes 676 hands of 13 tiles of one suit ready by shape only', () => {
  const ready = { byShape: 0, withATileLeft: 0, withSevenPairs: 0 };
  for (const counts of handsOf(13)) {
    let [byShape, withATileLeft, pairs] = [false, false, false];
    for (let rank = 0; rank < RANKS; rank++) {
      const held = counts[rank] ?? 0;
      counts[rank] = held + 1;
      if (standardReadings(counts, 4).length > 0) {
        byShape = true;
        if (held < 4) withATileLeft = true;
      }
      if (held < 4 && isSevenPairs(counts, false)) pairs = true;
      counts[rank] = held;
    }
    if (byShape) ready.byShape += 1;
    if (withATileLeft) ready.withATileLeft += 1;
    if (withATileLeft || pairs) ready.withSevenPairs += 1;
  }
  expect(ready).toEqual({ byShape: 40_746, withATileLeft: 40_070, withSevenPairs: 40_196 });
});
