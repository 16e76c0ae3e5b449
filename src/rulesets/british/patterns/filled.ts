/**
 * Special hands that are no sets and a pair, joker by joker. A joker may be any of their single tiles, and one of a
 * pair or of three alike (`jokers`); knitted pairs and pungs count as pairs and pungs.
 */
import { type Counts, suitSize } from '../../../engine/counts.ts';
import type { JokerUse, Reading, ReadSet } from '../../../engine/score.ts';
import { isOuter, JOKER, type Kind, PLAYED, SUITED } from '../../../engine/tiles.ts';

export const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Where each two of the three suits begin. */
export const TWO_SUITS = [[0, 9] as const, [0, 18] as const, [9, 18] as const] as const;

/** In every group but single tiles one joker may stand, and a single tile may be one: so it is one for all. */
const MOST = 1;

export const reading = (shape: string, sets: readonly ReadSet[], jokers: readonly JokerUse[]): Reading => ({
  shape,
  sets,
  pair: null,
  ...(jokers.length > 0 && { jokers }),
});

/** The reading in which jokers fill what these groups lack; none where they cannot, or tiles are left over. */
export function filled(shape: string, groups: readonly ReadSet[], counts: Counts, beyond: number): Reading[] {
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
  return [reading(shape, groups, uses)];
}

export const single = (tile: Kind): ReadSet => ({ kind: 'single', tiles: [tile] });
export const pairOf = (tile: Kind): ReadSet => ({ kind: 'pair', tiles: [tile, tile] });
export const pungOf = (tile: Kind): ReadSet => ({ kind: 'pung', tiles: [tile, tile, tile] });

/** Whether every natural tile is such a tile. */
export function only(counts: Counts, is: (kind: Kind) => boolean): boolean {
  for (let kind = 0; kind < PLAYED; kind++) if (counts[kind] !== 0 && !is(kind)) return false;
  return true;
}

export const isOuterOnly = (counts: Counts): boolean => only(counts, isOuter);

export function isSuitedOnly(counts: Counts): boolean {
  for (let kind = SUITED; kind < PLAYED; kind++) if (counts[kind] !== 0) return false;
  return true;
}

/** Whether all suited tiles are of one suit. */
export const isOneSuit = (counts: Counts): boolean =>
  Number(suitSize(counts, 0) !== 0) + Number(suitSize(counts, 9) !== 0) + Number(suitSize(counts, 18) !== 0) <
  2;
