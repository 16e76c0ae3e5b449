/** Whether the page can draw what is to come: where it brings only what it shows of itself, the others are fetched. */
import { isBonus, type Kind } from '../../engine/tiles.ts';
import { ALL_TILES, BONUS_TILES } from '../../store/drawings.ts';
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

/** The same for flowers and seasons among these, on a page that brings none. */
export async function bonusDrawingsFor(kinds: Iterable<Kind>): Promise<void> {
  const isDrawn = [...kinds].every((kind) => !isBonus(kind) || document.getElementById(symbolId(kind)));
  if (!isDrawn) await fetchDrawings(BONUS_TILES);
}
