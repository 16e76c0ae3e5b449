/** Which set of a reading may hold the winning tile. */
import type { Reading } from '../../engine/score.ts';
import type { Kind } from '../../engine/tiles.ts';

/**
 * The index of each set (of different looks) that holds the tile; −1 for the pair, or where no tile is the
 * winning one. A scored reading is a decomposition and one of these.
 */
export function placements(reading: Reading, tile: Kind | null): number[] {
  if (tile === null) return [-1];
  const places: number[] = reading.pair === tile ? [-1] : [];
  const seen = new Set<string>();
  for (const [i, set] of reading.sets.entries()) {
    const look = set.tiles.join(',');
    if (!set.tiles.includes(tile) || seen.has(look)) continue;
    seen.add(look);
    places.push(i);
  }
  return places.length > 0 ? places : [-1];
}
