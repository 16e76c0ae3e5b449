/** Declarations made with a discard. */
import type { Discard } from '../../engine/action.ts';
import { kindsOf } from '../../engine/hands.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';

const NO_DISCARDS: readonly Discard[] = [];

/** The last list for each word: every discard of a turn is judged by the same one. */
const lastLists = new Map<
  string,
  { readonly tiles: readonly Kind[]; readonly discards: readonly Discard[] }
>();

/** Lists the discards of a seat that carry this declaration, each kind of the sorted tiles once. */
export function discardsSaying(says: string, seat: Seat, tiles: readonly Kind[]): readonly Discard[] {
  if (tiles.length === 0) return NO_DISCARDS;
  const last = lastLists.get(says);
  if (last?.tiles === tiles && last.discards[0]?.seat === seat) return last.discards;
  const discards = kindsOf(tiles).map((tile): Discard => ({ do: 'discard', seat, tile, says }));
  lastLists.set(says, { tiles, discards });
  return discards;
}
