import { beginsChow, isSuited, type Kind } from './tiles.ts';

/** One's own two tiles of a chow, the lower kind first. */
export type Two = readonly [Kind, Kind];

/** The pairs among these tiles that make three in a row with this one, each once, the lowest first (`no-wrap`). */
export function runsWith(tile: Kind, tiles: readonly Kind[]): Two[] {
  const found: Two[] = [];
  if (!isSuited(tile)) return found;
  for (let low = tile - 2; low <= tile; low++) {
    if (!beginsChow(low)) continue;
    const a = low === tile ? tile + 1 : low;
    const b = low === tile - 2 ? tile - 1 : low + 2;
    if (tiles.includes(a) && tiles.includes(b)) found.push([a, b]);
  }
  return found;
}

/** Whether these three tiles, sorted, are three in a row of one suit. */
export const isRun = ([low, middle, high]: readonly Kind[]): boolean =>
  low !== undefined && beginsChow(low) && middle === low + 1 && high === low + 2;
