/** How far a hand is sets and a pair: the sets it has, and the tiles that belong to none. */
import { type Counts, tilesOf } from '../../engine/counts.ts';
import type { ReadSet } from '../../engine/score.ts';
import { beginsChow, type Kind, PLAYED } from '../../engine/tiles.ts';

export interface Partial {
  readonly sets: readonly ReadSet[];
  readonly pair: Kind | null;
  /** What belongs to no set and is no pair. */
  readonly left: readonly Kind[];
}

/** The sets and the pair by which the fewest tiles are left over. @param most how many sets there may be */
export function nearestSets(counts: Counts, most: number): Partial {
  const left = counts.slice();
  const sets: ReadSet[] = [];
  const loose: Kind[] = [];
  let pair: Kind | null = null;
  let best: Partial = { sets: [], pair: null, left: tilesOf(counts) };

  const add = (tiles: readonly Kind[], by: 1 | -1): void => {
    for (const tile of tiles) left[tile] = (left[tile] as number) + by;
  };
  const takes = (kind: ReadSet['kind'], tiles: readonly Kind[]): void => {
    add(tiles, -1);
    sets.push({ kind, tiles });
    look(tiles[0] as Kind);
    sets.pop();
    add(tiles, 1);
  };
  const look = (from: Kind): void => {
    if (loose.length >= best.left.length) return;
    let kind = from;
    while (kind < PLAYED && left[kind] === 0) kind++;
    if (kind >= PLAYED) {
      best = { sets: [...sets], pair, left: [...loose] };
      return;
    }
    const n = left[kind] as number;
    if (sets.length < most) {
      if (n >= 3) takes('pung', [kind, kind, kind]);
      if (beginsChow(kind) && left[kind + 1] !== 0 && left[kind + 2] !== 0)
        takes('chow', [kind, kind + 1, kind + 2]);
    }
    if (pair === null && n >= 2) {
      pair = kind;
      add([kind, kind], -1);
      look(kind);
      add([kind, kind], 1);
      pair = null;
    }
    add([kind], -1);
    loose.push(kind);
    look(kind);
    loose.pop();
    add([kind], 1);
  };
  look(0);
  return best;
}
