/**
 * Helpers for special hands that are not sets and a pair, filled up with jokers (rule `jokers`): a joker may be any
 * single tile, and one tile of a pair or pung. Knitted pairs and pungs count as pairs and pungs.
 */
import type { Counts } from '../../../engine/counts.ts';
import type { JokerUse, Reading, ReadSet } from '../../../engine/score.ts';
import { isOuter, isSuited, JOKER, type Kind, PLAYED } from '../../../engine/tiles.ts';

export const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** First kinds of the three suits. */
export const SUITS_FROM = [0, 9, 18] as const;
/** First kinds of each two of the three suits. */
export const TWO_SUITS = [[0, 9] as const, [0, 18] as const, [9, 18] as const] as const;

/** Most jokers per group, single tiles included. */
const MOST = 1;

export const readingOf = (shape: string, sets: readonly ReadSet[], jokers: readonly JokerUse[]): Reading => ({
  shape,
  sets,
  pair: null,
  ...(jokers.length > 0 && { jokers }),
});

/**
 * The reading in which jokers fill the gaps of these groups; empty if they cannot, or if tiles are left over. Example:
 * groups [pair of 1s] with counts of one 1 and one joker give a reading with the joker as 1.
 */
export function jokerReadings(
  shape: string,
  groups: readonly ReadSet[],
  counts: Counts,
  beyond: number,
): Reading[] {
  const left = counts.slice();
  const uses: JokerUse[] = [];
  let spare = beyond;
  for (const [set, { tiles }] of groups.entries()) {
    let lacking = 0;
    for (const tile of tiles) {
      if ((left[tile] as number) > 0) left[tile] = (left[tile] as number) - 1;
      else {
        lacking++;
        uses.push({ as: tile, set });
      }
    }
    if (lacking > MOST) spare -= lacking - MOST;
    if (spare < 0) return [];
  }
  if (uses.length !== left[JOKER]) return [];
  for (let kind = 0; kind < PLAYED; kind++) if (left[kind] !== 0) return [];
  return [readingOf(shape, groups, uses)];
}

export const single = (tile: Kind): ReadSet => ({ kind: 'single', tiles: [tile] });
export const pairOf = (tile: Kind): ReadSet => ({ kind: 'pair', tiles: [tile, tile] });
export const pungOf = (tile: Kind): ReadSet => ({ kind: 'pung', tiles: [tile, tile, tile] });

/** Are all natural tiles accepted, but for so many? */
export function only(counts: Counts, is: (kind: Kind) => boolean, over = 0): boolean {
  let others = 0;
  for (let kind = 0; kind < PLAYED; kind++) {
    if (counts[kind] === 0 || is(kind)) continue;
    others += counts[kind] as number;
    if (others > over) return false;
  }
  return true;
}

export const isOuterOnly = (counts: Counts, over = 0): boolean => only(counts, isOuter, over);
export const isSuitedOnly = (counts: Counts, over = 0): boolean => only(counts, isSuited, over);

/** How many ranks have tiles left over, if only those of one rank go together, so many at a time? */
export function ranksLeftOver(counts: Counts, size: 2 | 3): number {
  let ranks = 0;
  for (const rank of RANKS) {
    const tiles = (counts[rank] as number) + (counts[rank + 9] as number) + (counts[rank + 18] as number);
    if (tiles % size !== 0) ranks++;
  }
  return ranks;
}
