/** A hand laid into sets, as answers and keys write it. */
import type { Kind } from '../../../../engine/tiles.ts';
import { formatTiles } from '../../../../notation/tile-text.ts';

/** The answer that it cannot be laid. */
export const NONE = 'none';

export const sorted = (tiles: readonly Kind[]): Kind[] => [...tiles].sort((a, b) => a - b);

/** Sets and the pair as the key writes them. */
export const laidText = (sets: readonly (readonly Kind[])[], pair: readonly Kind[]): string =>
  [...sets.map((tiles) => formatTiles(sorted(tiles))).sort(), formatTiles(pair)].join(' ');

/** The answer that the hand is of a shape of its own: nothing but pairs, one of each. */
export const SPECIAL = 'special';
