/** What the values of a scene file have in common: seats by name, and texts in notation. */
import { NotationError } from '../notation/error.ts';
import { SEAT_NAMES, type SeatName } from '../notation/seats.ts';
import { notationMistake } from './error.ts';
import type { ForSeats, SceneText, WrittenDebt } from './scene.ts';
import { fail, fieldsOf, itemsOf, type Source, textOf } from './source.ts';

/** The name of a seat. @throws LessonError */
export function seatNameOf(source: Source): SeatName {
  const text = textOf(source, 'a seat');
  const name = SEAT_NAMES.find((each) => each === text);
  if (!name) throw fail(source, `“${text}” is no seat`, `Seats are ${SEAT_NAMES.join(', ')}.`);
  return name;
}

/** The text, once its notation was found to be right. @throws LessonError with line and column */
export function inNotation(written: SceneText, file: string, parse: (text: string) => unknown): SceneText {
  try {
    parse(written.text);
    return written;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw notationMistake(error, { file, line: written.line });
  }
}

/** What each named seat has. */
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

/** A list of debts: “north owes west 20”. @throws LessonError */
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
