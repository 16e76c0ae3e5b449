/** Checks the lines a reader has written against the engine's. */
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { BookLine } from './props.ts';

/** Stands for "each of the others" in place of a seat. */
export const EACH = 'each';

/** A line being written. */
export interface Draft {
  readonly from: Seat | typeof EACH | null;
  readonly to: Seat | typeof EACH | null;
  /** Null if it is not a number. */
  readonly amount: number | null;
  /** Rule id; null for "unchanged", undefined if nothing is chosen. */
  readonly rule: string | null | undefined;
}

/** Mistake in a line. `nobody`: these two have no payment; `twice`: an earlier line covers the same payment. */
type BookMistake = 'unfinished' | 'nobody' | 'amount' | 'rule' | 'twice';

export interface BookJudgement {
  readonly right: boolean;
  /** Mistake of each written line; null if it is right. */
  readonly slips: readonly (BookMistake | null)[];
  /** Number of missing lines. */
  readonly missing: number;
}

/**
 * Expands a draft to one line per payer and payee; empty if the draft is incomplete. Example: from "each" to seat 0,
 * amount 8, gives three lines.
 */
export function linesOf({ from, to, amount, rule }: Draft): BookLine[] {
  if (from === null || to === null || amount === null || rule === undefined || from === to) return [];
  const payers = from === EACH ? SEATS.filter((seat) => seat !== to) : [from];
  const payees = to === EACH ? SEATS.filter((seat) => seat !== from) : [to];
  return payers.flatMap((payer) =>
    payees.map((payee): BookLine => ({ from: payer, to: payee, amount, rule })),
  );
}

const samePair = (one: BookLine, other: BookLine): boolean => one.from === other.from && one.to === other.to;

/**
 * Judges the written lines.
 * @param right the engine's lines; a pair has several if it pays for several reasons
 */
export function judgeBook(drafts: readonly Draft[], right: readonly BookLine[]): BookJudgement {
  const meant = (line: BookLine): readonly BookLine[] => right.filter((other) => samePair(line, other));
  /** True if both mean the same payment, whatever their amounts. */
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
