/** What a tile's markup needs to know of a kind, without drawings, so that islands do not ship the outlines. */
import { CHARACTERS, isHonour, type Kind, plainKind, rankOf, suitOf } from '../../../engine/tiles.ts';
import { formatTile } from '../../../notation/tile-text.ts';

export { KINDS } from '../../../engine/tiles.ts';
/** A kind in compact notation: `5p`, `E`, `1f`, `X`. */
export { formatTile as notationOf } from '../../../notation/tile-text.ts';

const isCharacter = (kind: Kind) => suitOf(plainKind(kind)) === CHARACTERS;

/**
 * The corner index of characters, winds and dragons; undefined for others. Dots and bamboo can be counted, bonus tiles
 * are numbered.
 */
export function indexOf(kind: Kind): string | undefined {
  if (isCharacter(kind)) return String(rankOf(plainKind(kind)));
  return isHonour(kind) ? formatTile(kind) : undefined;
}

/**
 * Id of a kind's symbol in tiles.svg, e.g. `t-5p`, `t-E`.
 * @throws RangeError for an unknown kind
 */
export const symbolId = (kind: Kind): string => `t-${formatTile(kind)}`;
