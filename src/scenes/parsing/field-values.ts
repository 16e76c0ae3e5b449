/** Reads field values that several parts of a scene file share: seat names, notation, debts. */
import { NotationError } from '../../notation/error.ts';
import { SEAT_NAMES, type SeatName } from '../../notation/seats.ts';
import { notationMistake } from '../error.ts';
import type { ForSeats, SceneText, WrittenDebt } from '../scene.ts';
import { fail, fieldsOf, itemsOf, type Source, textOf } from './source.ts';

/** Reads a seat name. @throws LessonError for any other text */
export function seatNameOf(source: Source): SeatName {
  const text = textOf(source, 'a seat');
  const name = SEAT_NAMES.find((each) => each === text);
  if (!name) throw fail(source, `“${text}” is no seat`, `Seats are ${SEAT_NAMES.join(', ')}.`);
  return name;
}

/** Returns the text after its notation was checked. @throws LessonError with the line and column */
export function inNotation(written: SceneText, file: string, parse: (text: string) => unknown): SceneText {
  try {
    parse(written.text);
    return written;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw notationMistake(error, { file, line: written.line });
  }
}

/** Reads a map from seat names to values. Seats that are left out are absent. */
export function forSeats<T>(source: Source, what: string, item: (value: Source) => T): ForSeats<T> {
  const fields = fieldsOf(source, what, SEAT_NAMES);
  const all: Partial<Record<SeatName, T>> = {};
  for (const name of SEAT_NAMES) {
    const field = fields[name];
    if (field) all[name] = item(field);
  }
  return all;
}

const DEBT = /^(\w+) owes (\w+) (\d+(?:\.\d+)?)$/;

/**
 * Reads a list of debts. Example: “north owes west 20” → from north, to west, amount 20.
 * @throws LessonError for another form, the same seat twice, or an amount of 0
 */
export function debtsOf(source: Source): WrittenDebt[] {
  return itemsOf(source, 'the debts').map((item) => {
    const [, from, to, amount] = DEBT.exec(textOf(item, 'a debt')) ?? [];
    const seat = (name: string | undefined) => SEAT_NAMES.find((each) => each === name);
    const debtor = seat(from);
    const creditor = seat(to);
    if (!debtor || !creditor || debtor === creditor || Number(amount) <= 0)
      throw fail(item, 'this is no debt', 'Write who owes whom how much: “north owes west 20”.');
    return { from: debtor, to: creditor, amount: Number(amount) };
  });
}
