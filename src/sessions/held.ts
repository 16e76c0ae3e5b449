import { countTiles } from '../engine/counts.ts';
import type { Held } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import type { View } from '../engine/view.ts';

/** A seat's hand as shapes and conditions see it, from what is seen of it; with other concealed tiles if given. */
export function heldIn(view: View, seat: Seat, tiles: readonly Kind[] = view.seats[seat].concealed): Held {
  const { melds, bonus, wind } = view.seats[seat];
  return { counts: countTiles(tiles), melds, bonus, seatWind: wind, roundWind: view.round };
}
