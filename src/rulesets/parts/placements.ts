/** Finds the sets of a reading that may hold the winning tile. */
import type { Reading } from '../../engine/score.ts';
import type { Kind } from '../../engine/tiles.ts';

/**
 * Indexes of the sets that may hold the tile, equal sets once; −1 for the pair, or if there is no winning tile. A
 * scored reading is a decomposition plus one of these. Example: tile 3 in 123 345 33 gives [−1, 0, 1].
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
