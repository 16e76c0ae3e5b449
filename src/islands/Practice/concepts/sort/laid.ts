/** A hand laid into sets, as answers and keys write it. */
import type { Kind } from '../../../../engine/tiles.ts';
import { formatTiles, parseTiles } from '../../../../notation/tiles.ts';
import type { Given } from '../../proof.ts';

/** The answer that it cannot be laid. */
export const NONE = 'none';

export const sorted = (tiles: readonly Kind[]): Kind[] => [...tiles].sort((a, b) => a - b);

/** Sets and the pair as the key writes them. */
export const laidText = (sets: readonly (readonly Kind[])[], pair: readonly Kind[]): string =>
  [...sets.map((tiles) => formatTiles(sorted(tiles))).sort(), formatTiles(pair)].join(' ');

/** Whether an answer of the key is sets and a pair, and not a shape of its own. */
export const isStandard = (laid: string): boolean =>
  laid.split(' ').every((set) => [2, 3].includes(parseTiles(set).length)) &&
  laid.split(' ').filter((set) => parseTiles(set).length === 2).length === 1;

export const acceptsLaid = (key: Given, given: string): boolean =>
  key.includes(given) || (given === SPECIAL && key.some((each) => each !== NONE && !isStandard(each)));

/** The answer that the hand is of a shape of its own: nothing but pairs, one of each. */
export const SPECIAL = 'special';
