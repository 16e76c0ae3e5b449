/** Special hands of single tiles: thirteen unique wonders, gates of heaven, the wriggling snake. */
import { type Counts, suitSize } from '../../../engine/counts.ts';
import type { Reading, ReadSet } from '../../../engine/score.ts';
import { EAST, isOuter, type Kind, kindsFrom, PLAYED } from '../../../engine/tiles.ts';
import { filled, isOneSuit, isOuterOnly, isSuitedOnly, pairOf, pungOf, RANKS, single } from './filled.ts';

export const ORPHANS: readonly Kind[] = kindsFrom(0, PLAYED).filter(isOuter);
const WINDS: readonly Kind[] = [EAST, EAST + 1, EAST + 2, EAST + 3];

/** Readings of `thirteen-unique-wonders`. */
export function uniqueWonders(counts: Counts, beyond: number): Reading[] {
  if (!isOuterOnly(counts)) return [];
  const id = 'thirteen-unique-wonders';
  for (const twice of ORPHANS) {
    const groups = ORPHANS.map((tile) => (tile === twice ? pairOf(tile) : single(tile)));
    const found = filled(id, groups, counts, beyond);
    if (found.length > 0) return found;
  }
  return [];
}

/** First kind of the only suit in the hand; 0 if it has no suited tiles, null if it has several suits. */
function oneSuit(counts: Counts): number | null {
  if (!isOneSuit(counts)) return null;
  return [0, 9, 18].find((at) => suitSize(counts, at) !== 0) ?? 0;
}

/**
 * Readings of `gates-of-heaven`: the tile beyond 1112345678999 makes a pair with its fellow, or is single beside a
 * pung.
 */
export function gatesOfHeaven(counts: Counts, beyond: number): Reading[] {
  const at = oneSuit(counts);
  if (at === null || !isSuitedOnly(counts)) return [];
  for (const extra of RANKS) {
    const groups = RANKS.flatMap((rank): ReadSet[] => {
      const tile = at + rank;
      if (rank !== 0 && rank !== 8) return [rank === extra ? pairOf(tile) : single(tile)];
      return rank === extra ? [pungOf(tile), single(tile)] : [pungOf(tile)];
    });
    const found = filled('gates-of-heaven', groups, counts, beyond);
    if (found.length > 0) return found;
  }
  return [];
}

/** Readings of `wriggling-snake`. */
export function wrigglingSnake(counts: Counts, beyond: number): Reading[] {
  const at = oneSuit(counts);
  if (at === null) return [];
  const run = RANKS.map((rank) => (rank === 0 ? pairOf(at) : single(at + rank)));
  return filled('wriggling-snake', [...run, ...WINDS.map(single)], counts, beyond);
}
