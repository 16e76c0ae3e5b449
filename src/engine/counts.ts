import { KINDS, type Kind, plainKind, redOf } from './tiles.ts';

/** Number of tiles of each kind. Index = kind; length `KINDS` (43). */
export type Counts = Uint8Array;

export const emptyCounts = (): Counts => new Uint8Array(KINDS);

/** Counts tiles by kind; a red five counts as a five. */
export function countTiles(tiles: readonly Kind[]): Counts {
  const counts = emptyCounts();
  for (let i = 0; i < tiles.length; i++) {
    const kind = plainKind(tiles[i] as Kind);
    counts[kind] = (counts[kind] as number) + 1;
  }
  return counts;
}

/** Lists the tiles of these counts, by kind. */
export function tilesOf(counts: Counts): Kind[] {
  const tiles: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let n = counts[kind] ?? 0; n > 0; n--) tiles.push(kind);
  return tiles;
}

/** Copies of exactly this tile. */
export function copiesOf(tiles: readonly Kind[], kind: Kind): number {
  let copies = 0;
  for (let i = 0; i < tiles.length; i++) if (tiles[i] === kind) copies++;
  return copies;
}

/** Copies of this kind, red fives included. */
export function copiesLike(tiles: readonly Kind[], kind: Kind): number {
  const red = redOf(kind);
  return copiesOf(tiles, kind) + (red === null ? 0 : copiesOf(tiles, red));
}

/** Number of tiles in the suit that begins at kind `at`. Written out: a loop would take longer than the rest. */
export const suitSize = (c: Counts, at: number): number =>
  (c[at] as number) +
  (c[at + 1] as number) +
  (c[at + 2] as number) +
  (c[at + 3] as number) +
  (c[at + 4] as number) +
  (c[at + 5] as number) +
  (c[at + 6] as number) +
  (c[at + 7] as number) +
  (c[at + 8] as number);
