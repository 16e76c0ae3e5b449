/** A hand one tile short. */
import { seatAfter } from '../../engine/seats.ts';
import { factsWritten } from '../../evaluation/facts.ts';
import type { Short } from '../../puzzles/concepts/waits/winning.ts';
import { handIn, type ReadBoard, roundOf } from '../board-claim.ts';

export function read(given: ReadBoard): Short {
  const { concealed, melds, bonus, seat, facts } = handIn(given, -1);
  const said = facts.length > 0 && { facts: factsWritten(facts) };
  return { seat, concealed, melds, bonus, from: seatAfter(seat, 2), ...said, ...roundOf(given) };
}
