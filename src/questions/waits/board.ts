/** Reads a hand one tile short, for the question what it waits for. */
import { seatAfter } from '../../engine/seats.ts';
import { factsWritten } from '../../evaluation/facts.ts';
import { handIn, type ReadBoard, roundOf } from '../boards/board-claim.ts';
import { boardForm, TILES_NAMED } from '../boards/board-form.ts';
import type { HandOneShort } from './winning-kinds.ts';

function read(board: ReadBoard): HandOneShort {
  const { concealed, melds, bonus, seat, facts } = handIn(board, -1);
  const factsPart = facts.length > 0 && { facts: factsWritten(facts) };
  return { seat, concealed, melds, bonus, from: seatAfter(seat, 2), ...factsPart, ...roundOf(board) };
}

export default boardForm({ read, ...TILES_NAMED });
