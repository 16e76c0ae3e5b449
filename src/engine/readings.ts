/** Lists readings: sets and a pair, seven pairs, thirteen orphans. */
import type { Counts } from './counts.ts';
import type { Reading, ReadSet } from './score.ts';
import { beginsChow, isOuter, type Kind, PLAYED } from './tiles.ts';

/**
 * Lists every split into `sets` sets and one pair, each once. Example: 111222333 and a pair give two: three pungs, or
 * three chows.
 */
export function standardReadings(counts: Counts, sets: number): Reading[] {
  const found: Reading[] = [];
  const left = counts.slice();
  const taken: ReadSet[] = [];
  let pair: Kind | null = null;

  /** Takes at each kind the pair first, then a pung, then chows, and never goes back: so no split is found twice. */
  const walk = (from: Kind, mayPair: boolean, mayPung: boolean): void => {
    let kind = from;
    while (kind < PLAYED && left[kind] === 0) kind++;
    if (kind === PLAYED) {
      if (pair !== null && taken.length === sets)
        found.push({ shape: 'standard', sets: taken.slice(), pair });
      return;
    }
    const fresh = kind !== from;
    const n = left[kind] as number;
    if ((fresh || mayPair) && pair === null && n >= 2) {
      pair = kind;
      left[kind] = n - 2;
      walk(kind, false, true);
      left[kind] = n;
      pair = null;
    }
    if (taken.length === sets) return;
    if ((fresh || mayPung) && n >= 3) {
      left[kind] = n - 3;
      taken.push({ kind: 'pung', tiles: [kind, kind, kind] });
      walk(kind, false, false);
      taken.pop();
      left[kind] = n;
    }
    if (beginsChow(kind) && left[kind + 1] !== 0 && left[kind + 2] !== 0) {
      for (let i = 0; i < 3; i++) left[kind + i] = (left[kind + i] as number) - 1;
      taken.push({ kind: 'chow', tiles: [kind, kind + 1, kind + 2] });
      walk(kind, false, false);
      taken.pop();
      for (let i = 0; i < 3; i++) left[kind + i] = (left[kind + i] as number) + 1;
    }
  };
  walk(0, true, true);
  return found;
}

/** Sets of a reading, then its pair, unless the pair is already one of the sets. */
export function setsAndPair({ sets, pair }: Reading): readonly ReadSet[] {
  if (pair === null) return sets;
  for (let i = 0; i < sets.length; i++) if (sets[i]?.kind === 'pair') return sets;
  return [...sets, { kind: 'pair', tiles: [pair, pair] }];
}

/** Are the tiles seven pairs? Four of a kind count as two pairs only if `fours` is set. */
export function isSevenPairs(counts: Counts, fours: boolean): boolean {
  let pairs = 0;
  for (let kind = 0; kind < PLAYED; kind++) {
    const n = counts[kind] as number;
    if (n === 0) continue;
    if (n === 2) pairs += 1;
    else if (n === 4 && fours) pairs += 2;
    else return false;
  }
  return pairs === 7;
}

/** The one reading as seven pairs. Ask `isSevenPairs` first. */
export function sevenPairsReading(counts: Counts): Reading {
  const sets: ReadSet[] = [];
  for (let kind = 0; kind < PLAYED; kind++)
    for (let n = counts[kind] as number; n >= 2; n -= 2) sets.push({ kind: 'pair', tiles: [kind, kind] });
  return { shape: 'seven-pairs', sets, pair: null };
}

/** Are the tiles one of each terminal and honour plus a second copy of one? */
export function isThirteenOrphans(counts: Counts): boolean {
  let doubles = 0;
  for (let kind = 0; kind < PLAYED; kind++) {
    const n = counts[kind] as number;
    if (!isOuter(kind)) {
      if (n !== 0) return false;
    } else if (n === 2) doubles += 1;
    else if (n !== 1) return false;
  }
  return doubles === 1;
}

/** The one reading as thirteen orphans. Ask `isThirteenOrphans` first. */
export function thirteenOrphansReading(counts: Counts): Reading {
  const sets: ReadSet[] = [];
  let pair: Kind | null = null;
  for (let kind = 0; kind < PLAYED; kind++) {
    if (counts[kind] === 2) {
      pair = kind;
      sets.push({ kind: 'pair', tiles: [kind, kind] });
    } else if (counts[kind] === 1) sets.push({ kind: 'single', tiles: [kind] });
  }
  return { shape: 'thirteen-orphans', sets, pair };
}
