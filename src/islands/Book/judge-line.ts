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
type BookMistake = 'unfinished' | 'nobody' | 'amount' | 'rule' | 'twice';

export interface BookJudgement {
  readonly right: boolean;
  /** What is wrong with each line as it was written; null where it is right. */
  readonly slips: readonly (BookMistake | null)[];
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

/** @param right what the engine has written: of one pair several lines, where it pays for several reasons */
export function judged(drafts: readonly Draft[], right: readonly BookLine[]): BookJudgement {
  const meant = (line: BookLine): readonly BookLine[] => right.filter((other) => samePair(line, other));
  /** Whether they stand for the same line, whatever their amounts. */
  const alike = (one: BookLine, other: BookLine): boolean =>
    samePair(one, other) && (one.rule === other.rule || meant(one).length < 2);
  const written = drafts.map(linesOf);
  const slips = written.map((lines, i): BookMistake | null => {
    if (lines.length === 0) return 'unfinished';
    const earlier = written.slice(0, i).flat();
    if (lines.some((line) => earlier.some((other) => alike(line, other)))) return 'twice';
    if (lines.some((line) => meant(line).length === 0)) return 'nobody';
    const worth = lines.map((line) => meant(line).filter(({ amount }) => amount === line.amount));
    if (worth.some((own) => own.length === 0)) return 'amount';
    return worth.some((own, at) => !own.some(({ rule }) => rule === lines[at]?.rule)) ? 'rule' : null;
  });
  const missing = right.filter((line) => {
    const lines = written.flat().filter((other) => samePair(other, line));
    return lines.length <= meant(line).indexOf(line);
  }).length;
  return { right: missing === 0 && slips.every((slip) => slip === null), slips, missing };
}
