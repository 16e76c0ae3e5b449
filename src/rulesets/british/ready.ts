/** One tile short: what fishing and an original call are about. */
import { kindsOf, scoringHandAs, withoutTile } from '../../engine/hands.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { SeatHand } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { waits } from '../../engine/win.ts';

/** Whether some tile completes this hand of the seat's, be it what lies there or another. */
export const isCalling = ({ ruleset, table }: Position, seat: Seat, hand: SeatHand): boolean =>
  waits(ruleset, scoringHandAs(table, seat, hand)).length > 0;

/** The discards of a hand, by its ruleset: they are asked for once for every tile that it might discard. */
const known = new WeakMap<SeatHand, WeakMap<Ruleset, readonly Kind[]>>();

/** The discards that leave this seat one tile short of a winning hand. */
export function callingDiscards(position: Position, seat: Seat): readonly Kind[] {
  const hand = position.table.seats[seat];
  const byRuleset = known.get(hand) ?? new WeakMap<Ruleset, readonly Kind[]>();
  known.set(hand, byRuleset);
  const found =
    byRuleset.get(position.ruleset) ??
    kindsOf(hand.concealed).filter((tile) =>
      isCalling(position, seat, { ...hand, concealed: withoutTile(hand.concealed, tile) }),
    );
  byRuleset.set(position.ruleset, found);
  return found;
}

/** Whether this seat is on its own turn, with a discard to lay. */
export const isToDiscard = ({ table: { stage } }: Position, seat: Seat): boolean =>
  stage.phase === 'deciding' && stage.seat === seat;
