/**
 * Checks sets and a pair on counts, suit by suit, without a table. Only concealed tiles are asked about (pungs, chows
 * and one pair): a kong is always a meld.
 */
import { type Counts, suitSize } from './counts.ts';
import { EAST, type Kind, PLAYED, SUITED } from './tiles.ts';

/** First kind of each suit. */
const SUITS_FROM = [0, 9, 18] as const;

/** Interface of both checkers: this one and the table of lookup.ts. */
export interface SetChecker {
  /** Are these tiles exactly `sets` sets and one pair? */
  readonly standardWin: (counts: Counts, sets: number) => boolean;
  /** Lists the waits: kinds that complete `sets` sets and a pair, and of which fewer than four are held. */
  readonly standardWaits: (counts: Counts, sets: number) => Kind[];
}

/**
 * Are the nine counts from `at` pungs and chows only? Takes a pung wherever three are left, else chows. That never
 * misses a split, because three equal chows are three pungs.
 */
function onlySets(c: Counts, at: number): boolean {
  let before = 0;
  let beforeThat = 0;
  for (let i = at; i < at + 9; i++) {
    let n = (c[i] as number) - before - beforeThat;
    if (n < 0) return false;
    if (n >= 3) n -= 3;
    beforeThat = before;
    before = n;
  }
  return before === 0 && beforeThat === 0;
}

/** Like `onlySets`, after removing two tiles of `pair`. */
function setsAndPair(c: Counts, at: number, pair: number): boolean {
  let before = 0;
  let beforeThat = 0;
  for (let i = at; i < at + 9; i++) {
    let n = (c[i] as number) - before - beforeThat;
    if (i === pair) n -= 2;
    if (n < 0) return false;
    if (n >= 3) n -= 3;
    beforeThat = before;
    before = n;
  }
  return before === 0 && beforeThat === 0;
}

/**
 * Are the nine counts from `at` sets and one pair? `weight` is the sum of index × count. The indexes of a set add up
 * to a multiple of 3, so the pair's index is known modulo 3 and only three places are tried.
 */
function suitWithPair(c: Counts, at: number, weight: number): boolean {
  for (let pair = at + ((2 * weight) % 3); pair < at + 9; pair += 3) {
    if ((c[pair] as number) >= 2 && setsAndPair(c, at, pair)) return true;
  }
  return false;
}

/**
 * Honours as pungs and at most one pair: −1 no, 0 without a pair, 1 with a pair. Five alike are a pung and a pair, as
 * in a suit: a game may ask what a fifth copy would complete.
 */
function honours(c: Counts): number {
  let pairs = 0;
  for (let i = EAST; i < PLAYED; i++) {
    const n = c[i] as number;
    if (n % 3 === 0) continue;
    if (n % 3 === 1 || pairs > 0) return -1;
    pairs = 1;
  }
  return pairs;
}

function standardWin(c: Counts, sets: number): boolean {
  let pairs = honours(c);
  if (pairs < 0) return false;
  let total = 0;
  for (let i = EAST; i < PLAYED; i++) total += c[i] as number;
  let paired = -1;
  // Checks sums first: most hands that are not complete fail here, before any set is searched.
  for (let at = 0; at < SUITED; at += 9) {
    const sum = suitSize(c, at);
    total += sum;
    const rest = sum % 3;
    if (rest === 0) continue;
    if (rest === 1 || pairs > 0) return false;
    pairs = 1;
    paired = at;
  }
  if (pairs === 0 || total !== 3 * sets + 2) return false;
  for (let at = 0; at < SUITED; at += 9) {
    if (at === paired ? !suitWithPair(c, at, weightOf(c, at)) : !onlySets(c, at)) return false;
  }
  return true;
}

/**
 * Finds waits by the number of tiles in each suit modulo 3. One tile can repair one thing only. A suit with remainder
 * 1 lacks a tile of its sets and pair. With two pairs (a suit with remainder 2, or two of one honour), one of them
 * becomes sets.
 */
function standardWaits(c: Counts, sets: number): Kind[] {
  const found: Kind[] = [];
  let total = 0;
  let lone = 0;
  let pairs = 0;
  for (let i = EAST; i < PLAYED; i++) {
    const n = c[i] as number;
    if (n === 0) continue;
    total += n;
    if (n === 1) lone++;
    else if (n === 2) pairs++;
    else if (n > 3) return found;
  }
  if (lone > 1 || pairs > 2) return found;
  let short = -1;
  for (let at = 0; at < SUITED; at += 9) {
    const sum = suitSize(c, at);
    total += sum;
    const rest = sum % 3;
    if (rest === 2) pairs++;
    else if (rest === 0) {
      if (sum > 0 && !onlySets(c, at)) return found;
    } else if (short >= 0) return found;
    else short = at;
  }
  if (total !== 3 * sets + 1) return found;
  if (short >= 0) {
    if (lone + pairs === 0) addSuited(c, short, true, found);
  } else if (lone === 1) {
    if (pairs === 0) addHonours(c, 1, found);
  } else if (pairs === 2) {
    addToPairs(c, found);
  }
  return found;
}

/** Adds waits of a hand with two pairs: either may become sets if the other is whole. A pair of honours always is. */
function addToPairs(c: Counts, found: Kind[]): void {
  const suits = SUITS_FROM.filter((at) => suitSize(c, at) % 3 === 2);
  const broken = suits.filter((at) => !suitWithPair(c, at, weightOf(c, at)));
  for (const at of suits) {
    if (broken.every((other) => other === at)) addSuited(c, at, false, found);
  }
  if (broken.length === 0) addHonours(c, 2, found);
}

/** Adds the kinds that complete this suit to sets, or to sets and a pair. */
function addSuited(c: Counts, at: number, withPair: boolean, found: Kind[]): void {
  const weight = withPair ? weightOf(c, at) : 0;
  for (let rank = 0; rank < 9; rank++) {
    const kind = at + rank;
    const n = c[kind] as number;
    if (n >= 4 || (n === 0 && !hasNeighbour(c, kind))) continue;
    c[kind] = n + 1;
    if (withPair ? suitWithPair(c, at, weight + rank) : onlySets(c, at)) found.push(kind);
    c[kind] = n;
  }
}

function addHonours(c: Counts, copies: number, found: Kind[]): void {
  for (let kind = EAST; kind < PLAYED; kind++) if (c[kind] === copies) found.push(kind);
}

/** Sum of index × count, with the indexes reduced modulo 3. */
const weightOf = (c: Counts, at: number): number =>
  (c[at + 1] as number) +
  (c[at + 4] as number) +
  (c[at + 7] as number) +
  2 * ((c[at + 2] as number) + (c[at + 5] as number) + (c[at + 8] as number));

/**
 * Is there a tile one or two ranks away in the same suit? A tile completes something only with its own kind or such a
 * neighbour. False for honours.
 */
export function hasNeighbour(c: Counts, kind: Kind): boolean {
  if (kind >= SUITED) return false;
  const rank = kind % 9;
  return (
    (rank > 0 && c[kind - 1] !== 0) ||
    (rank < 8 && c[kind + 1] !== 0) ||
    (rank > 1 && c[kind - 2] !== 0) ||
    (rank < 7 && c[kind + 2] !== 0)
  );
}

/** In a hand that one discard leaves a tile short of sets and a pair: half of the pair, and the discard. */
const MOST_ALONE = 2;

/** May one discard leave this hand a tile short of sets and a pair? Not where too many kinds stand alone. */
export function isNearSets(c: Counts): boolean {
  let alone = 0;
  for (let kind = 0; kind < PLAYED; kind++) if (c[kind] === 1 && !hasNeighbour(c, kind)) alone++;
  return alone <= MOST_ALONE;
}

/** The checker without a table, which every page uses. */
export const plainSets: SetChecker = { standardWin, standardWaits };
