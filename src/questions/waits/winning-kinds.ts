/** The waits of a hand for discards of another seat. */
import type { Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { findWaits, type WinningKinds } from '../../puzzles/wait-search.ts';
import { scoringHandOfTiles, tableFor } from '../../puzzles/whole-hands.ts';

/** A hand one tile short, and the seat that discards. */
export type HandOneShort = Omit<ShownHand, 'winning'> & { readonly from: Seat };

/** The waits of the hand on this seat's discards. */
export function winningKinds(hand: HandOneShort, table: Table): WinningKinds {
  const { seat, from } = hand;
  const scoringHand = scoringHandOfTiles(hand, hand.concealed);
  const how = (tile: Kind) => ({ by: 'discard', tile, from, last: false, opening: false }) as const;
  // Each ruleset gets the hand's facts as its own clauses remember them.
  return findWaits(seat, scoringHand, how, (ruleset) => tableFor(hand, ruleset, table));
}
