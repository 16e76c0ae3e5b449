/** How far a hand is from ready, as sets and a pair: how many tiles must change before one more completes it.
 *  0 is ready, −1 complete. A joker is any tile that is missing. Conditions of a ruleset are not looked at, nor whether the tile that is wanted is still
 *  to be had. */
import type { Counts } from '../engine/counts.ts';
import { EAST, JOKER, type Kind, PLAYED, SUITED } from '../engine/tiles.ts';
import { type Runs, WIDTH, type Worth, worthOf } from './worth.ts';

/** Kinds that no set crosses lie together: three suits, then the honours. */
const HONOURS = 3;
/** The counts of a group are the digits of a number to base 5; one tile more of its nth kind adds so much. */
const PLACE = [1, 5, 25, 125, 625, 3125, 15625, 78125, 390625] as const;

const groupOf = (kind: Kind): number => (kind < EAST ? Math.floor(kind / 9) : HONOURS);

/** A tile that stands in no set adds nothing. */
function placeOf(kind: Kind): number {
  if (kind >= PLAYED) return 0;
  return PLACE[kind < EAST ? kind % 9 : kind - EAST] as number;
}

/** The counts of the four groups, each as a number. */
type Groups = Four<number>;

const groupsOf = (counts: Counts): Groups => [
  numberOf(counts, 0, 9),
  numberOf(counts, 9, 18),
  numberOf(counts, 18, SUITED),
  numberOf(counts, EAST, PLAYED),
];

function numberOf(counts: Counts, from: Kind, end: Kind): number {
  let number = 0;
  for (let kind = end - 1; kind >= from; kind--) number = number * 5 + (counts[kind] as number);
  return number;
}

type Four<T> = readonly [T, T, T, T];

/** Which groups may hold runs: all suits, one of the three once, or none. */
const ALL: readonly Four<Runs>[] = [['all', 'all', 'all', 'none']];
const NONE: readonly Four<Runs>[] = [['none', 'none', 'none', 'none']];
const ONE: readonly Four<Runs>[] = [
  ['one', 'none', 'none', 'none'],
  ['none', 'one', 'none', 'none'],
  ['none', 'none', 'one', 'none'],
];
/** Where more than one run is allowed nothing is counted: no game has such a limit. */
const waysOf = (chows: number): readonly Four<Runs>[] => (chows > 1 ? ALL : chows === 1 ? ONE : NONE);

/** @param sets how many sets the concealed tiles still have to make (0 … 5)
 *  @param chows how many of them may be runs */
export function distanceToReady(counts: Counts, sets: number, chows: number = sets): number {
  const [a, b, c, d] = groupsOf(counts);
  let far = 2 * sets;
  for (const [ofA, ofB, ofC, ofD] of waysOf(chows)) {
    const half = joined(worthOf(a, ofA), worthOf(b, ofB));
    far = Math.min(far, distance(half, joined(worthOf(c, ofC), worthOf(d, ofD)), sets));
  }
  return lessJokers(far, counts);
}

const lessJokers = (far: number, counts: Counts, more = 0): number =>
  Math.max(-1, far - (counts[JOKER] as number) - more);

/**
 * The distance of this hand with one tile more or less, for hands that are asked about many tiles: what the other
 * groups give together is found once. The tile must be held when it goes, and held less than four times when it comes.
 */
export function distancesBeside(
  counts: Counts,
  sets: number,
  chows: number = sets,
): (kind: Kind, change: 1 | -1) => number {
  const groups = groupsOf(counts);
  const ways = waysOf(chows).map((runs) => {
    const [a, b, c, d] = [0, 1, 2, HONOURS].map((i) => worthOf(groups[i] as number, runs[i] as Runs)) as [
      Worth,
      Worth,
      Worth,
      Worth,
    ];
    const ab = joined(a, b);
    const cd = joined(c, d);
    return { runs, others: [joined(b, cd), joined(a, cd), joined(ab, d), joined(ab, c)] };
  });
  return (kind, change) => {
    const group = groupOf(kind);
    const number = (groups[group] as number) + change * placeOf(kind);
    let far = 2 * sets;
    for (const { runs, others } of ways) {
      far = Math.min(far, distance(others[group] as Worth, worthOf(number, runs[group] as Runs), sets));
    }
    return lessJokers(far, counts, kind === JOKER ? change : 0);
  };
}

/** The kinds that bring a hand of this distance nearer. */
export function useful(counts: Counts, sets: number, now: number, chows: number = sets): Kind[] {
  const found: Kind[] = [];
  const beside = distancesBeside(counts, sets, chows);
  for (let kind = 0; kind < PLAYED; kind++) {
    if ((counts[kind] as number) >= 4 || !isNear(counts, kind)) continue;
    if (beside(kind, 1) < now) found.push(kind);
  }
  return found;
}

/** The best of two groups together: blocks shared between them, at most one pair in all. */
function joined(a: Worth, b: Worth): Worth {
  const best = new Array<number>(2 * WIDTH).fill(0);
  for (let i = 0; i < WIDTH; i++) {
    const none = a[i] as number;
    const one = a[WIDTH + i] as number;
    for (let j = 0; i + j < WIDTH; j++) {
      const other = b[j] as number;
      const paired = Math.max(one + other, none + (b[WIDTH + j] as number));
      if (none + other > (best[i + j] as number)) best[i + j] = none + other;
      if (paired > (best[WIDTH + i + j] as number)) best[WIDTH + i + j] = paired;
    }
  }
  return best;
}

/** The distance of a hand of which two halves give this. */
function distance(a: Worth, b: Worth, sets: number): number {
  let best = 0;
  for (let i = 0; i <= sets; i++) {
    const none = a[i] as number;
    const other = b[sets - i] as number;
    const paired = Math.max((a[WIDTH + i] as number) + other, none + (b[WIDTH + sets - i] as number));
    best = Math.max(best, none + other, paired);
  }
  return 2 * sets - best;
}

/** A tile helps only beside itself or a neighbour at most two ranks away. */
function isNear(counts: Counts, kind: Kind): boolean {
  if (counts[kind] !== 0) return true;
  if (kind >= SUITED) return false;
  const rank = kind % 9;
  return (
    (rank > 0 && counts[kind - 1] !== 0) ||
    (rank < 8 && counts[kind + 1] !== 0) ||
    (rank > 1 && counts[kind - 2] !== 0) ||
    (rank < 7 && counts[kind + 2] !== 0)
  );
}
