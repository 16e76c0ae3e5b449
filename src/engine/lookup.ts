/**
 * The same questions as sets.ts, answered from a small table: for what asks millions of times (the judge, tests,
 * a practice worker). It is an automaton that reads a suit three ranks at a time, filled when first asked for,
 * never at load; its 27 KB stay where the processor reads fastest.
 */
import { type Counts, suitSize } from './counts.ts';
import type { SetChecker } from './sets.ts';
import { EAST, type Kind, PLAYED } from './tiles.ts';

/** What a suit comes to. All suits and honours together must come to exactly one pair. */
const SETS = 0;
const WITH_PAIR = 1;
const NEITHER = 2;

/** What honours come to is the number of their pairs, with so much more for each that stands alone. */
const LONE = 16;
const FOUR_ALIKE = 64;

/** Three counts of 0 … 4 are one number; in a row of the table each has its place. */
const ROW = 125;
/** Row 0 is no way at all, row 1 the beginning. */
const START = ROW;
/** So many sets of ways can be met. */
const ROWS = 68;

// Allocated once for the module, so that the compiler may take their addresses for constants. The spare row is
// read for a fifth tile of a kind, before such a hand is refused.
/** At [row + three counts]: the row to go on from. */
const next = new Uint16Array((ROWS + 1) * ROW);
/** The same for the last three ranks: what the suit comes to. */
const last = new Uint8Array((ROWS + 1) * ROW);
/** At [up to four counts of honours]: what they come to. */
const honours = new Uint8Array(5 * ROW);
let filled = false;

/**
 * A way to have split the ranks so far is a bit: chows begun at the last rank (0 … 2, three are three pungs),
 * chows begun at the rank before, and whether the pair is taken.
 */
const wayOf = (begun: number, begunBefore: number, paired: boolean): number =>
  1 << (begun + 3 * begunBefore + (paired ? 9 : 0));

/** The ways there are after one more rank with `n` tiles. Pungs are taken wherever three tiles are left. */
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

/** A chow still open is no set. A suit is never both: with and without a pair it has other numbers of tiles. */
function worthOf(ways: number): number {
  if ((ways & wayOf(0, 0, false)) !== 0) return SETS;
  return (ways & wayOf(0, 0, true)) !== 0 ? WITH_PAIR : NEITHER;
}

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
  filled = true;
}

/** Three counts as one number. Written out below where it must not cost a call. */
const three = (c: Counts, at: number): number =>
  (c[at] as number) + 5 * ((c[at + 1] as number) + 5 * (c[at + 2] as number));

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

/** Winds and dragons. */
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
  // No early return between the suits: the processor cannot predict which one fails, and a wrong guess costs more.
  if (lettered + suit(c, 0) + suit(c, 9) + suit(c, 18) !== WITH_PAIR) return false;
  return totalOf(c) === 3 * sets + 2;
}

function standardWaits(c: Counts, sets: number): Kind[] {
  const found: Kind[] = [];
  const lettered = letters(c);
  if (lettered >= 2 * LONE) return found;
  const a = suit(c, 0);
  const b = suit(c, 9);
  const d = suit(c, 18);
  // One tile mends one thing: a suit that is neither, a lone honour, or one pair of two.
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

/** Adds the tiles of a suit that make it come to `wanted`. */
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

/** The bit of this rank where `last` has what is wanted: without a branch, which could not be predicted either. */
const fits = (then: number, wanted: number, rank: number): number =>
  ((((last[then] as number) ^ wanted) - 1) >>> 31) << rank;

function addHonours(c: Counts, copies: number, found: Kind[]): void {
  for (let kind = EAST; kind < PLAYED; kind++) if (c[kind] === copies) found.push(kind);
}

/** All tiles that can stand in a set. Written out, as everything here: a loop would take longer than all the rest. */
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

/** The checker over the table, which the first call fills, in a few milliseconds. */
export function lookupSets(): SetChecker {
  if (!filled) fill();
  return checker;
}
