/** What is right and wrong in a book that the reader has written. */
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { BookLine } from './props.ts';

/** “Each of the others”, in place of a seat. */
export const EACH = 'each';

/** A line as it is being written. */
export interface Draft {
  readonly from: Seat | typeof EACH | null;
  readonly to: Seat | typeof EACH | null;
  /** Null where no number is written. */
  readonly amount: number | null;
  /** A rule's id, null for what has not changed; undefined where nothing is chosen. */
  readonly rule: string | null | undefined;
}

/** What is wrong with a line; `twice` where another line says the same of somebody. */
export type Slip = 'unfinished' | 'nobody' | 'amount' | 'rule' | 'twice';

export interface Judged {
  readonly right: boolean;
  /** What is wrong with each line as it was written; null where it is right. */
  readonly slips: readonly (Slip | null)[];
  /** How many lines are missing. */
  readonly missing: number;
}

/** The lines that this draft stands for, one for each that pays. */
export function linesOf({ from, to, amount, rule }: Draft): BookLine[] {
  if (from === null || to === null || amount === null || rule === undefined || from === to) return [];
  const payers = from === EACH ? SEATS.filter((seat) => seat !== to) : [from];
  const payees = to === EACH ? SEATS.filter((seat) => seat !== from) : [to];
  return payers.flatMap((payer) =>
    payees.map((payee): BookLine => ({ from: payer, to: payee, amount, rule })),
  );
}

const samePair = (one: BookLine, other: BookLine): boolean => one.from === other.from && one.to === other.to;

/** @param right what the engine has written */
export function judged(drafts: readonly Draft[], right: readonly BookLine[]): Judged {
  const written = drafts.map(linesOf);
  const slips = written.map((lines, i): Slip | null => {
    if (lines.length === 0) return 'unfinished';
    const earlier = written.slice(0, i).flat();
    if (lines.some((line) => earlier.some((other) => samePair(line, other)))) return 'twice';
    const found = lines.map((line) => right.find((other) => samePair(line, other)));
    if (found.some((each) => each === undefined)) return 'nobody';
    if (found.some((each, at) => each?.amount !== lines[at]?.amount)) return 'amount';
    return found.some((each, at) => each?.rule !== lines[at]?.rule) ? 'rule' : null;
  });
  const missing = right.filter((line) => !written.flat().some((other) => samePair(line, other))).length;
  return { right: missing === 0 && slips.every((slip) => slip === null), slips, missing };
}
