/** Text form of a hand split into sets, as answers and keys write it, e.g. "123m 456p 789s EEE 55s" (the pair last). */
import type { SetFault } from '#i18n/practice-question.ts';
import { beginsChow, isSuited, type Kind, rankOf, sortTiles, suitOf } from '../../engine/tiles.ts';
import { formatTiles } from '../../notation/tile-text.ts';

export const isAlike = (tiles: readonly Kind[]): boolean => tiles.every((tile) => tile === tiles[0]);

/** True for three tiles alike, or in a row in one suit. */
export function isSet(tiles: readonly Kind[]): boolean {
  const [a = -1, b, c] = sortTiles(tiles);
  return isAlike(tiles) || (beginsChow(a) && b === a + 1 && c === a + 2);
}

/** Why three tiles are not a set; null if they are. Example: 1-2-4 of one suit gives "gap". */
export function faultOf(tiles: readonly Kind[]): SetFault | null {
  if (isSet(tiles)) return null;
  if (!tiles.every(isSuited)) return 'honours';
  if (new Set(tiles.map(suitOf)).size > 1) return 'suits';
  if (new Set(tiles).size < tiles.length) return 'pair';
  const ranks = tiles.map(rankOf);
  return ranks.includes(9) && ranks.includes(1) ? 'ends' : 'gap';
}

/** Formats sets (sorted as text) and the pair in the notation of the key. */
export const laidText = (sets: readonly (readonly Kind[])[], pair: readonly Kind[]): string =>
  [...sets.map((tiles) => formatTiles(sortTiles(tiles))).sort(), formatTiles(pair)].join(' ');
