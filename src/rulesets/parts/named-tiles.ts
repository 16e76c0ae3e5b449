/** Tiles that patterns of several games are made of. */
import { BAMBOO, GREEN_DRAGON, isSuited, type Kind, suitedKind } from '../../engine/tiles.ts';

/** Tiles painted in green alone: the 2, 3, 4, 6 and 8 of bamboo and the green dragon. */
export const GREEN_KINDS: readonly Kind[] = [
  ...([2, 3, 4, 6, 8] as const).map((rank) => suitedKind(BAMBOO, rank)),
  GREEN_DRAGON,
];
export const isGreen = (kind: Kind): boolean => GREEN_KINDS.includes(kind);

/** A kind, and how many copies of it a hand needs. */
export type KindCount = readonly [kind: Kind, count: number];

/** First kind of the suit of the first suited tile. Example: 5 of dots → 9. Characters if there is none. */
export function suitStart(tiles: readonly Kind[]): Kind {
  const first = tiles.find(isSuited) ?? 0;
  return first - (first % 9);
}

/** Nine gates, 1112345678999, in the suit that starts at this kind. */
export const nineGates = (start: Kind): readonly KindCount[] =>
  [3, 1, 1, 1, 1, 1, 1, 1, 3].map((count, rank) => [start + rank, count] as const);
