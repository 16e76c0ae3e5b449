/** Hands that are whole to somebody with a wrong idea of what a set is: a search over blocks of any three tiles. */
import type { Counts } from '../../engine/counts.ts';
import type { Reading, ReadSet } from '../../engine/score.ts';
import { beginsChow, type Kind, PLAYED } from '../../engine/tiles.ts';

/** Three different kinds that somebody takes for a set. */
export type Block = readonly [Kind, Kind, Kind];

/** Blocks by their lowest kind. */
export type BlocksAt = readonly (readonly Block[])[];

export function blocksAt(blocks: readonly Block[]): BlocksAt {
  const at = Array.from({ length: PLAYED }, (): Block[] => []);
  for (const block of blocks) at[Math.min(...block)]?.push(block);
  return at;
}

/** The first reading as sets, such blocks and a pair, in which at least one block stands; or null. */
export function readingWith(counts: Counts, sets: number, extra: BlocksAt): Reading | null {
  const left = counts.slice();
  const taken: ReadSet[] = [];
  let pair: Kind | null = null;
  let blocks = 0;

  const add = (tiles: readonly Kind[], by: 1 | -1): void => {
    for (const tile of tiles) left[tile] = (left[tile] as number) + by;
  };
  /** Takes a set and reads the rest; everything is as it was where that fails. */
  const takes = (kind: ReadSet['kind'], tiles: readonly Kind[], block: 0 | 1): boolean => {
    add(tiles, -1);
    taken.push({ kind, tiles });
    blocks += block;
    if (reads()) return true;
    blocks -= block;
    taken.pop();
    add(tiles, 1);
    return false;
  };
  const reads = (): boolean => {
    const kind = left.findIndex((n) => n > 0);
    if (kind < 0 || kind >= PLAYED) return pair !== null && taken.length === sets && blocks > 0;
    const n = left[kind] as number;
    if (taken.length < sets) {
      if (n >= 3 && takes('pung', [kind, kind, kind], 0)) return true;
      const isRun = beginsChow(kind) && left[kind + 1] !== 0 && left[kind + 2] !== 0;
      if (isRun && takes('chow', [kind, kind + 1, kind + 2], 0)) return true;
      for (const block of extra[kind] ?? []) {
        if (block.every((tile) => left[tile] !== 0) && takes('knitted', block, 1)) return true;
      }
    }
    if (pair !== null || n < 2) return false;
    pair = kind;
    add([kind, kind], -1);
    if (reads()) return true;
    add([kind, kind], 1);
    pair = null;
    return false;
  };
  return reads() ? { shape: 'standard', sets: taken, pair } : null;
}
