/** Finds the sets of a reading that the winning tile may have completed. */
import type { Reading } from '../../engine/score.ts';
import type { WinSource } from '../../engine/table.ts';
import { JOKER } from '../../engine/tiles.ts';
import { placements } from '../parts/placements.ts';

/**
 * Places of the winning tile in this reading; for a joker, the places of every tile it may stand for. −1 means the pair
 * or none.
 */
export function placesOf(reading: Reading, how: WinSource): number[] {
  if (reading.shape !== 'standard') return [-1];
  if (how.tile !== JOKER) return placements(reading, how.tile);
  const places = new Set<number>();
  for (const { as } of reading.jokers ?? []) for (const place of placements(reading, as)) places.add(place);
  return places.size > 0 ? [...places] : [-1];
}
