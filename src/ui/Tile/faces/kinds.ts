/** What a tile's markup needs to know of a kind without its drawing, so that an island ships none of the outlines. */
import {
  CHARACTERS,
  isBonus,
  isHonour,
  type Kind,
  plainKind,
  rankOf,
  suitOf,
} from '../../../engine/tiles.ts';
import { formatTile } from '../../../notation/tile-text.ts';

export { KINDS } from '../../../engine/tiles.ts';
/** A kind in the compact notation: `5p`, `E`, `1f`, `X`. */
export { formatTile as notationOf } from '../../../notation/tile-text.ts';

const isCharacter = (kind: Kind) => suitOf(plainKind(kind)) === CHARACTERS;

/** Whether the plain drawing differs from the classic one: dots, bamboo and the joker need no Chinese anyway. */
export const hasPlain = (kind: Kind): boolean => isCharacter(kind) || isHonour(kind) || isBonus(kind);

/** The corner index: on characters, winds and dragons. Dots and bamboo can be counted, bonus tiles are numbered. */
export function indexOf(kind: Kind): string | undefined {
  if (isCharacter(kind)) return String(rankOf(plainKind(kind)));
  return isHonour(kind) ? formatTile(kind) : undefined;
}

/** The id of a kind's symbol in tiles.svg: `t-5p`, `t-E`, `t-E-plain`. @throws RangeError for what is no kind */
export const symbolId = (kind: Kind, plain = false): string =>
  `t-${formatTile(kind)}${plain ? '-plain' : ''}`;
