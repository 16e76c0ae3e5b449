/** Declarations made with a discard. */
import type { Discard } from '../../engine/action.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';

const NO_DISCARDS: readonly Discard[] = [];

/** Lists the discards of a seat that carry this declaration, each kind of the sorted tiles once. */
export function discardsSaying(says: string, seat: Seat, tiles: readonly Kind[]): readonly Discard[] {
  if (tiles.length === 0) return NO_DISCARDS;
  const discards: Discard[] = [];
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as Kind;
    if (tile !== tiles[i - 1]) discards.push({ do: 'discard', seat, tile, says });
  }
  return discards;
}
