/** Which set of a reading may hold the winning tile. */
import type { Reading } from '../../engine/score.ts';
import type { Kind } from '../../engine/tiles.ts';

/**
 * The index of each set (of different looks) that holds the tile; −1 for the pair, or where no tile is the
 * winning one. A scored reading is a decomposition and one of these.
 */
export function placements(reading: Reading, tile: Kind | null): number[] {
  if (tile === null) return [-1];
  const { sets } = reading;
  const places: number[] = reading.pair === tile ? [-1] : [];
  for (let i = 0; i < sets.length; i++) {
    const tiles = sets[i]?.tiles;
    if (tiles?.includes(tile) && !places.some((place) => sameTiles(sets[place]?.tiles, tiles)))
      places.push(i);
  }
  return places.length > 0 ? places : [-1];
}

function sameTiles(a: readonly Kind[] | undefined, b: readonly Kind[]): boolean {
  if (a?.length !== b.length) return false;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
