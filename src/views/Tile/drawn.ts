/** Whether the page can draw what is to come: where it brings only what it shows of itself, the others are fetched. */
import type { Kind } from '../../engine/tiles.ts';
import { ALL_TILES } from '../../store/drawings.ts';
import { symbolId } from './faces/kinds.ts';
import { fetchDrawings } from './fetched.ts';

let coming: Promise<void> | null = null;

/** Resolves when all tiles of these kinds can be drawn. @throws where a drawing is missing and cannot be had */
export function drawingsFor(kinds: Iterable<Kind>): Promise<void> {
  if ([...kinds].every((kind) => document.getElementById(symbolId(kind)))) return Promise.resolve();
  coming ??= fetchDrawings(ALL_TILES).catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}
