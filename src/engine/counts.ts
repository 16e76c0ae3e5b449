import { KINDS, type Kind, plainKind, redOf } from './tiles.ts';

/** How many tiles of each kind, by kind; length `KINDS`. */
export type Counts = Uint8Array;

export const emptyCounts = (): Counts => new Uint8Array(KINDS);

/** Counts of these tiles, red fives as fives. */
export function countTiles(tiles: readonly Kind[]): Counts {
  const counts = emptyCounts();
  for (let i = 0; i < tiles.length; i++) {
    const kind = plainKind(tiles[i] as Kind);
    counts[kind] = (counts[kind] as number) + 1;
  }
  return counts;
}

/** The tiles of these counts, in the order of kinds. */
export function tilesOf(counts: Counts): Kind[] {
  const tiles: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let n = counts[kind] ?? 0; n > 0; n--) tiles.push(kind);
  return tiles;
}

/** How many of just this tile are among the tiles. */
export function copiesOf(tiles: readonly Kind[], kind: Kind): number {
  let copies = 0;
  for (let i = 0; i < tiles.length; i++) if (tiles[i] === kind) copies++;
  return copies;
}

/** How many of this kind are among the tiles, red ones too. */
export function copiesLike(tiles: readonly Kind[], kind: Kind): number {
  const red = redOf(kind);
  return copiesOf(tiles, kind) + (red === null ? 0 : copiesOf(tiles, red));
}

/** All tiles of the suit that begins at this kind. Written out: a loop would take longer than all the rest. */
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
