/** A hand is counted in the way that is worth most: of all its readings, and of all places of the winning tile. */
import type { Reading } from '../../engine/score.ts';

/**
 * What a hand comes to in every way that it may be seen.
 * @param placesOf which sets of a reading the winning tile may have completed, by index (−1: the pair, or none)
 */
export function everyWay<S>(
  readings: readonly Reading[],
  placesOf: (reading: Reading) => readonly number[],
  count: (reading: Reading, placed: number) => S,
): S[] {
  const all: S[] = [];
  for (const reading of readings) for (const placed of placesOf(reading)) all.push(count(reading, placed));
  return all;
}

/** The one with the highest total; of equals the first, unless a later one is `preferred` to it. Null of none. */
export function dearest<S extends { readonly total: number }>(
  all: readonly S[],
  preferred: (later: S, first: S) => boolean = () => false,
): S | null {
  let best: S | null = null;
  for (const each of all) {
    const dearer =
      best === null || each.total > best.total || (each.total === best.total && preferred(each, best));
    if (dearer) best = each;
  }
  return best;
}
