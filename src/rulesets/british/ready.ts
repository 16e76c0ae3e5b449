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

/** Cache of ready discards by hand and ruleset, since it is read for every possible discard. */
const readyCache = new WeakMap<SeatHand, WeakMap<Ruleset, readonly Kind[]>>();

/** The discards that leave this seat one tile short of a win. */
export function callingDiscards(position: Position, seat: Seat): readonly Kind[] {
  const hand = position.table.seats[seat];
  const byRuleset = readyCache.get(hand) ?? new WeakMap<Ruleset, readonly Kind[]>();
  readyCache.set(hand, byRuleset);
  const found =
    byRuleset.get(position.ruleset) ??
    readyDiscards(position.ruleset, scoringHandAt(position.table, seat), kindsOf(hand.concealed));
  byRuleset.set(position.ruleset, found);
  return found;
}

/** Is it this seat's own turn, with a discard to make? */
export const isToDiscard = ({ table: { stage } }: Position, seat: Seat): boolean =>
  stage.phase === 'deciding' && stage.seat === seat;
