/** Tiles missing to each special hand, without jokers; bots and hints plan by it. */
import type { Counts } from '../../engine/counts.ts';
import { OUTER_KINDS } from '../../engine/tiles.ts';
import { RANKS, TWO_SUITS } from './patterns/joker-hands.ts';

const PAIRS = 7;
const PUNGS = 4;
/** Larger than any distance. */
const NEVER = 99;

/** Tiles of a rank in each of the three suits. */
const ofRank = (counts: Counts, rank: number): readonly [number, number, number] => [
  counts[rank] as number,
  counts[rank + 9] as number,
  counts[rank + 18] as number,
];

/** How many of the wanted tiles are missing. */
const shortfall = (wanted: number, have: number): number => Math.max(0, wanted - Math.max(0, have));

/** Tiles missing to seven pairs, given whole pairs and single tiles. Example: 5 pairs and 1 single → 3. */
function shortOfPairs(whole: number, alone: number): number {
  const missing = Math.max(0, PAIRS - whole);
  // A single tile needs one more; a pair not begun needs two.
  return missing + Math.max(0, missing - alone);
}

/** Tiles missing to `knitting` if the suits may change from pair to pair. */
export function shortOfKnitting(counts: Counts): number {
  let whole = 0;
  let alone = 0;
  for (let rank = 0; rank < 9; rank++) {
    const [a, b, c] = ofRank(counts, rank);
    const all = a + b + c;
    const pairs = Math.min(all >> 1, all - Math.max(a, b, c));
    whole += pairs;
    alone += all - 2 * pairs;
  }
  return shortOfPairs(whole, alone);
}

/** Tiles missing to `knitting` with the same two suits throughout (option `knitting-suits`). */
export function shortOfKnittingSame(counts: Counts): number {
  let least = 2 * PAIRS;
  for (const [one, other] of TWO_SUITS) {
    let whole = 0;
    let alone = 0;
    for (const rank of RANKS) {
      const a = counts[one + rank] as number;
      const b = counts[other + rank] as number;
      whole += Math.min(a, b);
      alone += Math.abs(a - b);
    }
    least = Math.min(least, shortOfPairs(whole, alone));
  }
  return least;
}

/**
 * Tiles missing to `triple-knitting`: four pungs, each of one rank in all three suits (a rank may repeat), and a
 * knitted pair. DP over ranks.
 */
export function shortOfTripleKnitting(counts: Counts): number {
  // DP arrays. Index = pungs made of the ranks so far, 0–4. Value = fewest tiles missing, without (`bare`) and with
  // (`paired`) the pair.
  const bare = [0, NEVER, NEVER, NEVER, NEVER];
  const paired = [NEVER, NEVER, NEVER, NEVER, NEVER];
  for (let rank = 0; rank < 9; rank++) {
    const [a, b, c] = ofRank(counts, rank);
    for (let pungs = PUNGS; pungs >= 0; pungs--) {
      let withoutPair = NEVER;
      let withPair = NEVER;
      for (let here = 0; here <= pungs; here++) {
        const now = shortfall(here, a) + shortfall(here, b) + shortfall(here, c);
        // The pair uses two of the three suits, those with a tile to spare first.
        const pair = Math.max(
          0,
          shortfall(1, a - here) + shortfall(1, b - here) + shortfall(1, c - here) - 1,
        );
        const before = bare[pungs - here] as number;
        withoutPair = Math.min(withoutPair, before + now);
        withPair = Math.min(withPair, (paired[pungs - here] as number) + now, before + now + pair);
      }
      bare[pungs] = withoutPair;
      paired[pungs] = withPair;
    }
  }
  return paired[PUNGS] as number;
}

/** Tiles missing to `all-pair-honours`; the same pair may appear twice. */
export function shortOfPairHonours(counts: Counts): number {
  let whole = 0;
  let alone = 0;
  for (const kind of OUTER_KINDS) {
    const n = counts[kind] as number;
    whole += n >> 1;
    alone += n & 1;
  }
  return shortOfPairs(whole, alone);
}
