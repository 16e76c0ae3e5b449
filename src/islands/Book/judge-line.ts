/** Checks the lines a reader has written against the engine's. */
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { BookKind, BookLine } from './props.ts';

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

/**
 * Mistake in a line. `nobody`: no such payment is made; `twice`: an earlier line says the same, and it is too much;
 * `rule`: nothing of this amount is paid for that reason.
 */
type BookMistake = 'unfinished' | 'nobody' | 'amount' | 'rule' | 'twice';

export interface BookJudgement {
  readonly right: boolean;
  /** Mistake of each written line; null if it has none that shows. */
  readonly slips: readonly (BookMistake | null)[];
  /** Seats that end up with a wrong amount, or that owe a wrong amount, by what is written. */
  readonly off: readonly Seat[];
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

const sum = (lines: readonly BookLine[]): number => lines.reduce((all, { amount }) => all + amount, 0);

/** What each seat has more after these payments; below zero if it has less. */
const netOf = (lines: readonly BookLine[]): number[] =>
  SEATS.map(
    (seat) => sum(lines.filter(({ to }) => to === seat)) - sum(lines.filter(({ from }) => from === seat)),
  );

/**
 * Do the payments cancel out, so that every seat has what it had before? Then what each has does not show who has
 * understood them, and each reason has to be written by itself.
 */
export const isCancelledOut = (lines: readonly BookLine[]): boolean => netOf(lines).every((net) => net === 0);

/** The debts of a book as they are written into it: one line for each debtor and creditor. */
export function linesToShow(kind: BookKind, lines: readonly BookLine[]): readonly BookLine[] {
  if (kind === 'cash') return lines;
  return lines
    .filter((line, i) => lines.findIndex((other) => samePair(other, line)) === i)
    .map((line) => {
      const own = lines.filter((other) => samePair(other, line));
      return { ...line, amount: sum(own), rule: own.find(({ rule }) => rule !== null)?.rule ?? null };
    });
}

/**
 * Judges the written lines. Cash is right by what each seat has after it, however it is divided into lines; debts are
 * right by what each seat owes each other.
 * @param right the engine's lines, a line for each reason; of a debt also one for what was owed before
 */
export function judgeBook(
  kind: BookKind,
  drafts: readonly Draft[],
  right: readonly BookLine[],
): BookJudgement {
  const written = drafts.map(linesOf);
  const all = written.flat();
  const off = wrongSeats(kind, all, right);
  /** Could a mistake in this line be what makes a total wrong? */
  const matters = (line: BookLine): boolean => {
    const own = (lines: readonly BookLine[]) => lines.filter((other) => samePair(other, line));
    if (sum(own(all)) === sum(own(right)) && !isCancelledOut(right)) return false;
    return off.includes(line.from) || (kind === 'cash' && off.includes(line.to));
  };
  const slips = written.map((lines, i): BookMistake | null => {
    if (lines.length === 0) return 'unfinished';
    const amiss = lines.filter(matters);
    const earlier = written.slice(0, i).flat();
    if (amiss.some((line) => earlier.some((other) => samePair(other, line) && other.rule === line.rule)))
      return 'twice';
    if (amiss.some((line) => isPaidByNobody(kind, line, right))) return 'nobody';
    if (amiss.some((line) => !sumsOf(right.filter((other) => samePair(other, line))).includes(line.amount)))
      return 'amount';
    return lines.some((line) => !isReason(kind, line, all, right)) ? 'rule' : null;
  });
  return { right: off.length === 0 && slips.every((slip) => slip === null), slips, off };
}

/** Seats whose total differs between two books. */
function wrongSeats(
  kind: BookKind,
  written: readonly BookLine[],
  right: readonly BookLine[],
): readonly Seat[] {
  const parts = (lines: readonly BookLine[]): readonly (readonly BookLine[])[] =>
    kind === 'debts'
      ? SEATS.map((seat) => lines.filter(({ to }) => to === seat))
      : isCancelledOut(right)
        ? [...new Set([...written, ...right].map(({ rule }) => rule))].map((reason) =>
            lines.filter(({ rule }) => rule === reason),
          )
        : [lines];
  const own = parts(right).map(netOf);
  const theirs = parts(written).map(netOf);
  return SEATS.filter((seat) =>
    own.some((nets, i) => (kind === 'cash' || seat !== i) && nets[seat] !== theirs[i]?.[seat]),
  );
}

/** Is there no such payment, however the payments are divided into lines? */
const isPaidByNobody = (kind: BookKind, line: BookLine, right: readonly BookLine[]): boolean =>
  kind === 'debts'
    ? !right.some((other) => samePair(other, line))
    : !right.some(({ from }) => from === line.from) || !right.some(({ to }) => to === line.to);

/** All sums of some of these lines: what a line may say that takes several reasons together. */
function sumsOf([first, ...others]: readonly BookLine[]): readonly number[] {
  if (!first) return [0];
  const sums = sumsOf(others);
  return [...sums, ...sums.map((each) => each + first.amount)];
}

/**
 * Is the reason of a line one for which these two pay? Reasons that no line names may be counted in with those that are
 * named.
 */
function isReason(
  kind: BookKind,
  line: BookLine,
  written: readonly BookLine[],
  right: readonly BookLine[],
): boolean {
  const between = right.filter((other) => samePair(other, line));
  const back = kind === 'cash' ? right.filter(({ from, to }) => from === line.to && to === line.from) : [];
  const paid = [...between, ...back];
  // A payment that the engine divides otherwise: its reason is one for which the one pays or the other is paid.
  if (paid.length === 0)
    return right.some(({ from, to, rule }) => rule === line.rule && (from === line.from || to === line.to));
  if (!paid.some(({ rule }) => rule === line.rule)) return false;
  const own = written.filter((other) => samePair(other, line));
  // What goes the other way may be taken off what is paid, and then be its reason.
  if (sum(own) !== sum(between)) return true;
  if (!between.some(({ rule }) => rule === line.rule)) return false;
  const named = (rule: string | null): boolean => own.some((other) => other.rule === rule);
  const least = sum(between.filter(({ rule }) => rule === line.rule));
  // What was owed before is never counted in with anything else.
  const spare = line.rule === null ? 0 : sum(between.filter(({ rule }) => !named(rule)));
  const statedSum = sum(own.filter(({ rule }) => rule === line.rule));
  return least <= statedSum && statedSum <= least + spare;
}
