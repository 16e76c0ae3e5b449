/** Counts written tiles against the tile set they come from. */
import { copiesOf } from '../engine/counts.ts';
import { FACE_DOWN, type Kind, type TileSet } from '../engine/tiles.ts';

/** A tile the set does not have (`strange`), or does not have often enough (`tooMany`). */
export type TileFault =
  | { readonly is: 'strange'; readonly kind: Kind }
  | { readonly is: 'tooMany'; readonly kind: Kind; readonly have: number; readonly copies: number };

/** The rest of a set after tiles were taken, and the first tile that was not there: its fault and its index. */
interface TilesLeft {
  /** Copies left of each kind. Negative if too many were taken. */
  readonly rest: readonly number[];
  readonly missing: { readonly fault: TileFault; readonly at: number } | null;
}

/**
 * Takes these tiles out of a set. A face-down tile could be any tile: it is never in the set and always a fault.
 * Example: five 1m from a set with four → rest of 1m is −1, missing `{ is: 'tooMany', kind: 1m, have: 5, copies: 4 }`
 * at index 4.
 */
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

/** The first fault of these tiles against one set. Null if there is none. */
export const faultOfTiles = (set: TileSet, tiles: readonly Kind[]): TileFault | null =>
  takenFrom(set, tiles).missing?.fault ?? null;
