/** Special hands of seven pairs, identical or knitted. */
import type { Counts } from '../../../engine/counts.ts';
import type { JokerUse, Reading, ReadSet } from '../../../engine/score.ts';
import { JOKER, type Kind, OUTER_KINDS, SUITED } from '../../../engine/tiles.ts';
import { isOuterOnly, isSuitedOnly, only, RANKS, readingOf, TWO_SUITS } from './joker-hands.ts';

/**
 * Builds seven pairs with jokers. Each single tile gets a joker; surplus jokers split whole pairs, one beside each
 * tile. Empty if jokers do not suffice.
 */
function sevenPairs(
  shape: string,
  kind: 'pair' | 'knitted',
  whole: readonly (readonly [Kind, Kind])[],
  alone: readonly Kind[],
  jokers: number,
  fellow: (tile: Kind) => Kind,
): Reading[] {
  if (alone.length > jokers) return [];
  const over = (jokers - alone.length) / 2;
  const sets: ReadSet[] = whole.slice(over).map((tiles) => ({ kind, tiles }));
  const uses: JokerUse[] = [];
  for (const tile of [...whole.slice(0, over).flat(), ...alone]) {
    uses.push({ as: fellow(tile), set: sets.length });
    sets.push({ kind, tiles: [tile, fellow(tile)] });
  }
  return sets.length === 7 ? [readingOf(shape, sets, uses)] : [];
}

/** Readings of `all-pair-honours`. */
export function pairHonours(counts: Counts): Reading[] {
  if (!isOuterOnly(counts)) return [];
  const whole: (readonly [Kind, Kind])[] = [];
  const alone: Kind[] = [];
  for (const tile of OUTER_KINDS) {
    const n = counts[tile] as number;
    for (let i = 0; i + 2 <= n; i += 2) whole.push([tile, tile]);
    if (n % 2 === 1) alone.push(tile);
  }
  return sevenPairs('all-pair-honours', 'pair', whole, alone, counts[JOKER] as number, (tile) => tile);
}

/** Readings of `knitting` if the suits may change from pair to pair. */
export function knittingReadings(counts: Counts): Reading[] {
  if (!isSuitedOnly(counts)) return [];
  const whole: (readonly [Kind, Kind])[] = [];
  const alone: Kind[] = [];
  for (const rank of RANKS) {
    // Pair the two suits with most tiles first; this leaves the fewest singles.
    const left = [rank, rank + 9, rank + 18].map((tile) => ({ tile, n: counts[tile] as number }));
    for (;;) {
      const [most, next] = left.sort((a, b) => b.n - a.n);
      if (!most || !next || next.n === 0) break;
      whole.push(most.tile < next.tile ? [most.tile, next.tile] : [next.tile, most.tile]);
      most.n--;
      next.n--;
    }
    for (const { tile, n } of left) for (let i = 0; i < n; i++) alone.push(tile);
  }
  const fellow = (tile: Kind): Kind => (tile + 9) % SUITED;
  return sevenPairs('knitting', 'knitted', whole, alone, counts[JOKER] as number, fellow);
}

/** Readings of `knitting` with the same two suits throughout (option `knitting-suits`). */
export function knittingSame(counts: Counts): Reading[] {
  if (!isSuitedOnly(counts)) return [];
  for (const [one, other] of TWO_SUITS) {
    if (!only(counts, (kind) => (kind >= one && kind < one + 9) || (kind >= other && kind < other + 9)))
      continue;
    const whole: (readonly [Kind, Kind])[] = [];
    const alone: Kind[] = [];
    for (const rank of RANKS) {
      const [a, b] = [counts[one + rank] as number, counts[other + rank] as number];
      for (let i = 0; i < Math.min(a, b); i++) whole.push([one + rank, other + rank]);
      for (let i = 0; i < Math.abs(a - b); i++) alone.push(a > b ? one + rank : other + rank);
    }
    const fellow = (tile: Kind): Kind => (tile < one + 9 ? tile - one + other : tile - other + one);
    const found = sevenPairs('knitting', 'knitted', whole, alone, counts[JOKER] as number, fellow);
    if (found.length > 0) return found;
  }
  return [];
}
