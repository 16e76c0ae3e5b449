/** Puts red fives back into the sets of a reading, which ignores their colour. */
import { isRed, type Kind, plainKind } from '../../engine/tiles.ts';

/** A tile of a set, by both indexes. */
interface SetPlace {
  readonly set: number;
  readonly place: number;
}

/**
 * Returns the sets with each red tile in place of the last plain one of its kind. Example: sets [4 5 6], [5 5] and one
 * red 5 → [4 5 6], [5 red].
 * @param stays the tile that must not be replaced
 */
export function withRedTiles(
  sets: readonly (readonly Kind[])[],
  tiles: readonly Kind[],
  stays: SetPlace | null = null,
): Kind[][] {
  const shown = sets.map((set) => [...set]);
  for (const red of tiles.filter(isRed)) {
    const isFree = (kind: Kind, set: number, place: number): boolean =>
      kind === plainKind(red) && !(stays?.set === set && stays.place === place);
    const at = shown.findLastIndex((set, i) => set.some((kind, j) => isFree(kind, i, j)));
    const set = shown[at];
    if (set) set[set.findLastIndex((kind, j) => isFree(kind, at, j))] = red;
  }
  return shown;
}
