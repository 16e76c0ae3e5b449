/**
 * The same questions as sets.ts, answered from a table of one suit: for what asks millions of times
 * (the judge, tests, a practice worker). Made when first asked for, never at load; about 4 MB.
 */
import type { Counts } from './counts.ts';
import type { SetChecker } from './sets.ts';
import { EAST, type Kind, PLAYED, SUITED } from './tiles.ts';

/** Counts of one suit are the digits of a number to base 5, rank 1 the lowest. */
const POWER = [1, 5, 25, 125, 625, 3125, 15625, 78125, 390625] as const;
const SIZE = 1953125;
/** In `complete`: the tiles are sets; sets and a pair. */
const SETS = 1;
const WITH_PAIR = 2;
/** The most sets a hand can have in one suit. */
const MOST_SETS = 5;

function build(): Uint8Array {
  const complete = new Uint8Array(SIZE);
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const add = (first: number, step: number, sign: number): boolean => {
    let fits = true;
    for (let i = 0; i < 3; i++) {
      const at = first + i * step;
      counts[at] = (counts[at] as number) + sign;
      if ((counts[at] as number) > 4) fits = false;
    }
    return fits;
  };
  /** Sets 0–8 are pungs, 9–15 chows; taken in order, so that each choice is made once. */
  const walk = (from: number, sets: number, index: number): void => {
    complete[index] = (complete[index] as number) | SETS;
    for (let rank = 0; rank < 9; rank++) {
      if ((counts[rank] as number) <= 2) {
        const paired = index + 2 * (POWER[rank] as number);
        complete[paired] = (complete[paired] as number) | WITH_PAIR;
      }
    }
    if (sets === MOST_SETS) return;
    for (let set = from; set < 16; set++) {
      const first = set < 9 ? set : set - 9;
      const step = set < 9 ? 0 : 1;
      const worth = step === 0 ? 3 * (POWER[first] as number) : 31 * (POWER[first] as number);
      if (add(first, step, 1)) walk(set < 9 ? set + 1 : set, sets + 1, index + worth);
      add(first, step, -1);
    }
  };
  walk(0, 0, 0);
  return complete;
}

let table: Uint8Array | null = null;

/** The checker over the table. The first call builds it, in a few milliseconds. */
export function lookupSets(): SetChecker {
  table ??= build();
  const complete = table;

  const indexOf = (c: Counts, at: number): number =>
    (c[at] as number) +
    5 * (c[at + 1] as number) +
    25 * (c[at + 2] as number) +
    125 * (c[at + 3] as number) +
    625 * (c[at + 4] as number) +
    3125 * (c[at + 5] as number) +
    15625 * (c[at + 6] as number) +
    78125 * (c[at + 7] as number) +
    390625 * (c[at + 8] as number);

  const sumOf = (c: Counts, at: number): number =>
    (c[at] as number) +
    (c[at + 1] as number) +
    (c[at + 2] as number) +
    (c[at + 3] as number) +
    (c[at + 4] as number) +
    (c[at + 5] as number) +
    (c[at + 6] as number) +
    (c[at + 7] as number) +
    (c[at + 8] as number);

  const standardWin = (c: Counts, sets: number): boolean => {
    let pairs = 0;
    let total = 0;
    for (let i = EAST; i < PLAYED; i++) {
      const n = c[i] as number;
      if (n === 0) continue;
      total += n;
      if (n === 3) continue;
      if (n !== 2 || pairs > 0) return false;
      pairs = 1;
    }
    for (let at = 0; at < SUITED; at += 9) {
      const bits = complete[indexOf(c, at)] as number;
      if (bits === 0) return false;
      total += sumOf(c, at);
      // A suit's tiles are sets, or sets and a pair, never both: the sums differ modulo 3.
      if ((bits & SETS) === 0) {
        if (pairs > 0) return false;
        pairs = 1;
      }
    }
    return pairs === 1 && total === 3 * sets + 2;
  };

  const standardWaits = (c: Counts, sets: number): Kind[] => {
    const found: Kind[] = [];
    let total = 0;
    // Of honours: how many kinds are no pung, and which; more than two can never be completed by one tile.
    let oddHonours = 0;
    let pairHonours = 0;
    for (let i = EAST; i < PLAYED; i++) {
      const n = c[i] as number;
      total += n;
      if (n === 0 || n === 3) continue;
      if (n > 3) return found;
      if (n === 1) oddHonours++;
      else pairHonours++;
    }
    const index = [indexOf(c, 0), indexOf(c, 9), indexOf(c, 18)];
    let openSuits = 0;
    let pairSuits = 0;
    const bits: number[] = [0, 0, 0];
    for (let s = 0; s < 3; s++) {
      total += sumOf(c, s * 9);
      const b = complete[index[s] as number] as number;
      bits[s] = b;
      if (b === 0) openSuits++;
      else if ((b & SETS) === 0) pairSuits++;
    }
    if (total !== 3 * sets + 1 || oddHonours + openSuits > 1) return found;
    const pairs = pairHonours + pairSuits;
    for (let s = 0; s < 3; s++) {
      const b = bits[s] as number;
      // Another suit is still open, or a lone honour is: a tile of this suit cannot mend it.
      if (openSuits + oddHonours > (b === 0 ? 1 : 0)) continue;
      const otherPairs = pairs - ((b & WITH_PAIR) !== 0 && (b & SETS) === 0 ? 1 : 0);
      if (otherPairs > 1) continue;
      const wanted = otherPairs === 1 ? SETS : WITH_PAIR;
      const base = index[s] as number;
      for (let rank = 0; rank < 9; rank++) {
        if ((c[s * 9 + rank] as number) >= 4) continue;
        if (((complete[base + (POWER[rank] as number)] as number) & wanted) !== 0) found.push(s * 9 + rank);
      }
    }
    if (openSuits === 0) {
      for (let i = EAST; i < PLAYED; i++) {
        const n = c[i] as number;
        if (n === 1 ? pairs === 0 : n === 2 && oddHonours === 0 && pairs === 2) found.push(i);
      }
    }
    return found;
  };
  return { standardWin, standardWaits };
}
