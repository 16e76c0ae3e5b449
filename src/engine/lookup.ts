/**
 * Same answers as sets.ts, from a small table, for callers that ask millions of times (the judge, tests, a practice
 * worker). The table is an automaton that reads a suit three ranks at a time. The first call fills it, never module
 * load. Its 27 KB fit in the fastest processor cache.
 */
import { type Counts, suitSize } from './counts.ts';
import type { SetChecker } from './sets.ts';
import { EAST, type Kind, PLAYED } from './tiles.ts';

/**
 * Result codes of a suit: only sets, sets with a pair, neither. A winning hand has exactly one pair over all suits and
 * honours.
 */
const SETS = 0;
const WITH_PAIR = 1;
const NEITHER = 2;

/**
 * Result of honours: the number of pairs, plus LONE for each single honour. A kind with four copies gives FOUR_ALIKE.
 */
const LONE = 16;
const FOUR_ALIKE = 64;

/** Entries of a table row: three counts of 0–4 as one base-5 number, 0–124. */
const ROW = 125;
/** Row 0 means "no split possible"; row 1 is the start. */
const START = ROW;
/** Number of different sets of partial splits that can occur. */
const ROWS = 68;

// Allocated once for the module, so that the compiler can treat their addresses as constants. A count of 5 reads into
// the spare row before such a hand is refused.
/** Transition table. Index = row + base-5 number of three counts. Value = next row (already × ROW). */
const next = new Uint16Array((ROWS + 1) * ROW);
/** Result table for the last three ranks. Same index. Value = SETS, WITH_PAIR or NEITHER. */
const last = new Uint8Array((ROWS + 1) * ROW);
/** Result table for honours. Index = base-5 number of up to four counts. Value = pairs + LONE × singles. */
const honours = new Uint8Array(5 * ROW);
let isFilled = false;

/**
 * Encodes one partial split as a bit: chows begun at the last rank (0–2, because three equal chows are three pungs),
 * chows begun at the rank before (0–2), and whether the pair is taken. 18 bits.
 */
const wayOf = (begun: number, begunBefore: number, paired: boolean): number =>
  1 << (begun + 3 * begunBefore + (paired ? 9 : 0));

/** Advances a set of partial splits by one rank with `n` tiles. Takes a pung wherever three tiles are left. */
function advance(ways: number, n: number): number {
  if (ways === 0) return 0;
  let after = 0;
  for (let begunBefore = 0; begunBefore < 3; begunBefore++) {
    for (let begun = 0; begun < 3 && begun + begunBefore <= n; begun++) {
      const left = n - begun - begunBefore;
      if ((ways & wayOf(begun, begunBefore, true)) !== 0) after |= wayOf(left % 3, begun, true);
      if ((ways & wayOf(begun, begunBefore, false)) === 0) continue;
      after |= wayOf(left % 3, begun, false);
      if (left >= 2) after |= wayOf((left - 2) % 3, begun, true);
    }
  }
  return after;
}

/**
 * Result code of a set of splits at the end of a suit: no chow may be open. A suit is never both SETS and WITH_PAIR,
 * because the numbers of tiles differ modulo 3.
 */
function worthOf(ways: number): number {
  if ((ways & wayOf(0, 0, false)) !== 0) return SETS;
  return (ways & wayOf(0, 0, true)) !== 0 ? WITH_PAIR : NEITHER;
}

/** Fills the tables. Each new set of partial splits gets the next row, starting from row 1. */
function fill(): void {
  const all = [0, wayOf(0, 0, false)];
  const rows = new Map(all.map((ways, row) => [ways, row]));
  const enter = (at: number, ways: number): void => {
    let row = rows.get(ways);
    if (row === undefined) {
      row = all.push(ways) - 1;
      rows.set(ways, row);
    }
    next[at] = row * ROW;
    last[at] = worthOf(ways);
  };
  for (let row = 0; row < all.length; row++) {
    for (let i = 0; i < 5; i++) {
      const first = advance(all[row] as number, i);
      for (let j = 0; j < 5; j++) {
        const second = advance(first, j);
        for (let k = 0; k < 5; k++) enter(row * ROW + i + 5 * j + 25 * k, advance(second, k));
      }
    }
  }
  const worth = [0, LONE, 1, 0, FOUR_ALIKE];
  for (let x = 0; x < honours.length; x++) {
    let sum = 0;
    for (let rest = x; rest > 0; rest = Math.floor(rest / 5)) sum += worth[rest % 5] as number;
    honours[x] = Math.min(sum, FOUR_ALIKE);
  }
  isFilled = true;
}

/** Three counts as one base-5 number. Example: 1, 0, 2 is 51. Hot code below writes it out to save the call. */
const three = (c: Counts, at: number): number =>
  (c[at] as number) + 5 * ((c[at + 1] as number) + 5 * (c[at + 2] as number));

/** Result code of the suit that begins at kind `at`: three table reads, one for each three ranks. */
function suit(c: Counts, at: number): number {
  const row = next[
    START + (c[at] as number) + 5 * ((c[at + 1] as number) + 5 * (c[at + 2] as number))
  ] as number;
  const then = next[
    row + (c[at + 3] as number) + 5 * ((c[at + 4] as number) + 5 * (c[at + 5] as number))
  ] as number;
  return last[
    then + (c[at + 6] as number) + 5 * ((c[at + 7] as number) + 5 * (c[at + 8] as number))
  ] as number;
}

/** Result of the winds and dragons. */
function letters(c: Counts): number {
  const winds =
    (c[EAST] as number) +
    5 * ((c[EAST + 1] as number) + 5 * ((c[EAST + 2] as number) + 5 * (c[EAST + 3] as number)));
  const dragons = (c[EAST + 4] as number) + 5 * ((c[EAST + 5] as number) + 5 * (c[EAST + 6] as number));
  return (honours[winds] as number) + (honours[dragons] as number);
}

function standardWin(c: Counts, sets: number): boolean {
  const lettered = letters(c);
  if (lettered > 1) return false;
  // No early return between the suits: the processor cannot predict which one fails, and a wrong guess costs more than
  // the work saved.
  if (lettered + suit(c, 0) + suit(c, 9) + suit(c, 18) !== WITH_PAIR) return false;
  return totalOf(c) === 3 * sets + 2;
}

/** Finds the waits of a hand of 3 × sets + 1 tiles. The result codes tell which group needs a tile. */
function standardWaits(c: Counts, sets: number): Kind[] {
  const found: Kind[] = [];
  const lettered = letters(c);
  if (lettered >= 2 * LONE) return found;
  const a = suit(c, 0);
  const b = suit(c, 9);
  const d = suit(c, 18);
  // One tile can repair only one thing: a suit that is neither, a single honour, or one of two pairs.
  const broken = Math.floor(lettered / LONE) + (a >> 1) + (b >> 1) + (d >> 1);
  const pairs = (lettered % LONE) + (a & 1) + (b & 1) + (d & 1);
  if (broken > 1 || pairs > 2 - broken || totalOf(c) !== 3 * sets + 1) return found;
  if (broken === 0) {
    if (a === WITH_PAIR) addSuited(c, 0, SETS, found);
    if (b === WITH_PAIR) addSuited(c, 9, SETS, found);
    if (d === WITH_PAIR) addSuited(c, 18, SETS, found);
    if (lettered > 0) addHonours(c, 2, found);
  } else if (lettered >= LONE) {
    addHonours(c, 1, found);
  } else {
    addSuited(c, 9 * (b >> 1) + 18 * (d >> 1), pairs === 0 ? WITH_PAIR : SETS, found);
  }
  return found;
}

/** Adds the kinds of a suit that bring it to the result `wanted`. */
function addSuited(c: Counts, at: number, wanted: number, found: Kind[]): void {
  const x = START + three(c, at);
  const y = three(c, at + 3);
  const z = three(c, at + 6);
  const row = next[x] as number;
  const then = (next[row + y] as number) + z;
  let ranks =
    fits((next[(next[x + 1] as number) + y] as number) + z, wanted, 0) |
    fits((next[(next[x + 5] as number) + y] as number) + z, wanted, 1) |
    fits((next[(next[x + 25] as number) + y] as number) + z, wanted, 2) |
    fits((next[row + y + 1] as number) + z, wanted, 3) |
    fits((next[row + y + 5] as number) + z, wanted, 4) |
    fits((next[row + y + 25] as number) + z, wanted, 5) |
    fits(then + 1, wanted, 6) |
    fits(then + 5, wanted, 7) |
    fits(then + 25, wanted, 8);
  for (; ranks !== 0; ranks &= ranks - 1) {
    const kind = at + 31 - Math.clz32(ranks & -ranks);
    if ((c[kind] as number) < 4) found.push(kind);
  }
}

/** Bit for this rank if `last` has the wanted result. Has no branch, because the processor could not predict it. */
const fits = (then: number, wanted: number, rank: number): number =>
  ((((last[then] as number) ^ wanted) - 1) >>> 31) << rank;

function addHonours(c: Counts, copies: number, found: Kind[]): void {
  for (let kind = EAST; kind < PLAYED; kind++) if (c[kind] === copies) found.push(kind);
}

/** Number of tiles that can be in a set. Written out like everything here: a loop would take longer than the rest. */
const totalOf = (c: Counts): number =>
  suitSize(c, 0) +
  suitSize(c, 9) +
  suitSize(c, 18) +
  (c[EAST] as number) +
  (c[EAST + 1] as number) +
  (c[EAST + 2] as number) +
  (c[EAST + 3] as number) +
  (c[EAST + 4] as number) +
  (c[EAST + 5] as number) +
  (c[EAST + 6] as number);

const checker: SetChecker = { standardWin, standardWaits };

/** Returns the table checker. The first call fills the table, which takes a few milliseconds. */
export function lookupSets(): SetChecker {
  if (!isFilled) fill();
  return checker;
}
