/** The tiles of what is written down, counted against the set that they are of. */
import { copiesOf } from '../engine/counts.ts';
import { FACE_DOWN, type Kind, type TileSet } from '../engine/tiles.ts';

/** A tile that the set does not have at all, or not so often. */
export type TileFault =
  | { readonly is: 'strange'; readonly kind: Kind }
  | { readonly is: 'tooMany'; readonly kind: Kind; readonly have: number; readonly copies: number };

/** What is left of a set, and the first tile that was not there to take: its fault, and which of the tiles it was. */
interface TilesLeft {
  /** How many of each kind are left; below zero where too many were taken. */
  readonly rest: readonly number[];
  readonly missing: { readonly fault: TileFault; readonly at: number } | null;
}

/** Takes these tiles out of a set. A tile without a face could be any: it is in no set. */
export function takenFrom(set: TileSet, tiles: readonly Kind[]): TilesLeft {
  const rest = set.slice();
  let missing: TilesLeft['missing'] = null;
  for (let at = 0; at < tiles.length; at++) {
    const kind = tiles[at] as Kind;
    const left = (rest[kind] ?? 0) - 1;
    if (kind !== FACE_DOWN) rest[kind] = left;
    if (left >= 0 || missing) continue;
    const copies = set[kind] ?? 0;
    const fault: TileFault =
      copies === 0 ? { is: 'strange', kind } : { is: 'tooMany', kind, have: copiesOf(tiles, kind), copies };
    missing = { fault, at };
  }
  return { rest, missing };
}

/** What is wrong with these tiles, all of one set; null where nothing is. */
export const faultOfTiles = (set: TileSet, tiles: readonly Kind[]): TileFault | null =>
  takenFrom(set, tiles).missing?.fault ?? null;
