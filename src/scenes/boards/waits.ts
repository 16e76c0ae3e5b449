/** A hand one tile short. */
import { seatAfter } from '../../engine/seats.ts';
import type { Short } from '../../puzzles/concepts/waits/winning.ts';
import { handIn, type ReadBoard, roundOf } from '../board-claim.ts';

export function read(given: ReadBoard): Short {
  const { concealed, melds, bonus, seat } = handIn(given, -1);
  return { seat, concealed, melds, bonus, from: seatAfter(seat, 2), ...roundOf(given) };
}
