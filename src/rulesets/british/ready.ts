/** One tile short: what fishing and an original call are about. */
import { heldAs, withoutTiles } from '../../engine/hands.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { SeatHand, Table } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { waits } from '../../engine/win.ts';

/** Whether some tile completes this hand, which may be another than the one that lies there. */
export function isCalling({ ruleset, table }: Position, seat: Seat, hand: SeatHand): boolean {
  return waits(ruleset, heldAs(table, seat, hand)).length > 0;
}

/** The last table that was asked about: the same question comes once for every discard. */
let asked: { table: Table; seat: Seat; found: readonly Kind[] } | null = null;

/** The discards that leave this seat one tile short of a winning hand. */
export function callingDiscards(position: Position, seat: Seat): readonly Kind[] {
  const { table } = position;
  if (asked?.table === table && asked.seat === seat) return asked.found;
  const hand = table.seats[seat];
  const found = [...new Set(hand.concealed)].filter((tile) =>
    isCalling(position, seat, { ...hand, concealed: withoutTiles(hand.concealed, [tile]) }),
  );
  asked = { table, seat, found };
  return found;
}

/** Whether this seat is on its own turn, with a discard to lay. */
export const isToDiscard = ({ table: { stage } }: Position, seat: Seat): boolean =>
  stage.phase === 'deciding' && stage.seat === seat;
