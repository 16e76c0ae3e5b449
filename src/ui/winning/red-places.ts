/** Sets are read without regard to red fives: where the red ones of a hand are shown among them. */
import { isRed, type Kind, plainKind } from '../../engine/tiles.ts';

/** A tile of a set, by the places of both. */
interface SetPlace {
  readonly set: number;
  readonly place: number;
}

/** The sets with each of these red tiles in place of the last plain one of its kind. @param stays the tile that is shown as it is */
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
