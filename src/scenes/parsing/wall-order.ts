/** Parses a row of tiles with filler at one place: `2p 5m … 1p`. */
import type { Kind } from '../../engine/tiles.ts';
import { NotationError } from '../../notation/error.ts';
import { FILLER } from '../../notation/hand.ts';
import { textReader } from '../../notation/reader.ts';
import { readTiles } from '../../notation/tiles.ts';

export interface WrittenPile {
  readonly first: readonly Kind[];
  /** True when there is filler between `first` and `last`. */
  readonly filler: boolean;
  readonly last: readonly Kind[];
}

/**
 * Parses a pile. Example: `2p 5m … 1p` → first 2p 5m, filler, last 1p. Without `…` all tiles are in `first`.
 * @throws NotationError for a tile that cannot be read, or for a second `…`
 */
export function parsePile(text: string): WrittenPile {
  const dots = /…|\.\.\./.exec(text);
  if (!dots) return { first: readTiles(textReader(text)), filler: false, last: [] };
  const after = dots.index + dots[0].length;
  if (/…|\.\.\./.test(text.slice(after)))
    throw new NotationError(text, text.lastIndexOf(dots[0]) + 1, `“${FILLER}” once`);
  return {
    first: readTiles(textReader(text, 0, dots.index)),
    filler: true,
    last: readTiles(textReader(text, after)),
  };
}
