/** Ready hands (one tile short), which fishing and original calls are about. */
import { kindsOf, scoringHandAs, scoringHandAt } from '../../engine/hands.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { SeatHand } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { readyDiscards, waits } from '../../engine/win.ts';

/** Is this hand of the seat one tile short? It need not be the hand on the table. */
export const isCalling = ({ ruleset, table }: Position, seat: Seat, hand: SeatHand): boolean =>
  waits(ruleset, scoringHandAs(table, seat, hand)).length > 0;

/** The last answer of `callingDiscards`: every discard of a turn asks for it, and hands are immutable. */
let last: { readonly ruleset: Ruleset; readonly hand: SeatHand; readonly calling: readonly Kind[] } | null =
  null;

/** The discards that leave this seat one tile short of a win. */
export function callingDiscards({ ruleset, table }: Position, seat: Seat): readonly Kind[] {
  const hand = table.seats[seat];
  if (last?.ruleset === ruleset && last.hand === hand) return last.calling;
  const calling = readyDiscards(ruleset, scoringHandAt(table, seat), kindsOf(hand.concealed));
  last = { ruleset, hand, calling };
  return calling;
}

/** Is it this seat's own turn, with a discard to make? */
export const isToDiscard = ({ table: { stage } }: Position, seat: Seat): boolean =>
  stage.phase === 'deciding' && stage.seat === seat;
