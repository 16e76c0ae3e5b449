/** Scores a hand in its most valuable way, over all readings and all places of the winning tile. */
import type { Reading } from '../../engine/score.ts';

/**
 * Counts the hand for every reading and place of the winning tile.
 * @param placesOf indexes of the sets that the winning tile may have completed (−1: the pair, or none)
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

/**
 * Returns the count with the highest total; among equals the first, unless a later one is `preferred`. Null for an
 * empty list.
 */
export function highest<S extends { readonly total: number }>(
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
