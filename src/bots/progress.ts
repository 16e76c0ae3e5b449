/** How far a hand is from ready, as sets and a pair: how many tiles must change before one more completes it.
 *  0 is ready, −1 complete. Conditions of a ruleset are not looked at. */
import type { Counts } from '../engine/counts.ts';
import { EAST, type Kind, PLAYED, SUITED } from '../engine/tiles.ts';

/** The most sets a hand can have. */
const SETS = 5;
const WIDTH = SETS + 1;

/**
 * What a suit (or the honours) can give: at [pair × WIDTH + blocks] the best sum of 2 for a whole set, 1 for two
 * tiles of one, and 1 for the pair, with at most so many blocks beside the pair.
 */
type Worth = Int8Array;

/** Suits repeat: what each of them gives is remembered, and forgotten all at once when it grows large. */
const remembered = new Map<number, Worth>();
const MOST_REMEMBERED = 40_000;

/** @param sets how many sets the concealed tiles still have to make (0 … 5) */
export function distanceToReady(counts: Counts, sets: number): number {
  let best = worthOf(counts, 0, 9, true);
  best = joined(best, worthOf(counts, 9, 9, true));
  best = joined(best, worthOf(counts, 18, 9, true));
  best = joined(best, worthOf(counts, EAST, PLAYED - EAST, false));
  return 2 * sets - Math.max(best[sets] as number, best[WIDTH + sets] as number) - 1;
}

/** The kinds that bring a hand of this distance nearer. `counts` is given back as it was. */
export function useful(counts: Counts, sets: number, distance: number): Kind[] {
  const found: Kind[] = [];
  for (let kind = 0; kind < PLAYED; kind++) {
    const n = counts[kind] as number;
    if (n >= 4 || !isNear(counts, kind)) continue;
    counts[kind] = n + 1;
    if (distanceToReady(counts, sets) < distance) found.push(kind);
    counts[kind] = n;
  }
  return found;
}

function worthOf(counts: Counts, at: number, length: number, runs: boolean): Worth {
  let key = runs ? 0 : 1;
  for (let i = 0; i < length; i++) key = key * 5 + (counts[at + i] as number);
  key = key * 2 + (runs ? 0 : 1);
  const known = remembered.get(key);
  if (known) return known;
  const worth = walked(Array.from(counts.subarray(at, at + length)), runs);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, worth);
  return worth;
}

function walked(c: number[], runs: boolean): Worth {
  const best = new Int8Array(2 * WIDTH);
  const walk = (from: number, blocks: number, sum: number, pair: 0 | 1): void => {
    const slot = pair * WIDTH + blocks;
    if (sum > (best[slot] as number)) best[slot] = sum;
    for (let i = from; i < c.length; i++) {
      const n = c[i] as number;
      if (n === 0) continue;
      if (n >= 2 && pair === 0) taking(i, [0, 0], () => walk(i, blocks, sum + 1, 1));
      if (blocks === SETS) continue;
      if (n >= 3) taking(i, [0, 0, 0], () => walk(i, blocks + 1, sum + 2, pair));
      if (n >= 2) taking(i, [0, 0], () => walk(i, blocks + 1, sum + 1, pair));
      if (!runs) continue;
      const next = c[i + 1] ?? 0;
      const nextButOne = c[i + 2] ?? 0;
      if (next > 0 && nextButOne > 0) taking(i, [0, 1, 2], () => walk(i, blocks + 1, sum + 2, pair));
      if (next > 0) taking(i, [0, 1], () => walk(i, blocks + 1, sum + 1, pair));
      if (nextButOne > 0) taking(i, [0, 2], () => walk(i, blocks + 1, sum + 1, pair));
    }
  };
  const taking = (at: number, steps: readonly number[], then: () => void): void => {
    for (const step of steps) c[at + step] = (c[at + step] as number) - 1;
    then();
    for (const step of steps) c[at + step] = (c[at + step] as number) + 1;
  };
  walk(0, 0, 0, 0);
  for (let i = 1; i < WIDTH; i++) {
    best[i] = Math.max(best[i] as number, best[i - 1] as number);
    best[WIDTH + i] = Math.max(best[WIDTH + i] as number, best[WIDTH + i - 1] as number);
  }
  return best;
}

/** The best of two groups together: blocks shared between them, at most one pair in all. */
function joined(a: Worth, b: Worth): Worth {
  const best = new Int8Array(2 * WIDTH);
  for (let i = 0; i < WIDTH; i++) {
    for (let j = 0; i + j < WIDTH; j++) {
      const none = (a[i] as number) + (b[j] as number);
      const one = Math.max(
        (a[WIDTH + i] as number) + (b[j] as number),
        (a[i] as number) + (b[WIDTH + j] as number),
      );
      if (none > (best[i + j] as number)) best[i + j] = none;
      if (one > (best[WIDTH + i + j] as number)) best[WIDTH + i + j] = one;
    }
  }
  return best;
}

/** A tile helps only beside itself or a neighbour at most two ranks away. */
function isNear(counts: Counts, kind: Kind): boolean {
  if ((counts[kind] as number) > 0) return true;
  if (kind >= SUITED) return false;
  const rank = kind % 9;
  for (let step = -2; step <= 2; step++) {
    if (rank + step >= 0 && rank + step <= 8 && (counts[kind + step] as number) > 0) return true;
  }
  return false;
}
