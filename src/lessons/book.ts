/** Computes the ledger lines of a scene's step: who pays or owes whom, how much, and by which rule. */
import type { RuleId } from '../engine/action.ts';
import type { Debt, Payment, PaymentGroup } from '../engine/payment.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import type { BookKind, BookLine } from '../islands/Book/props.ts';
import type { Frame } from '../machines/table.ts';
import { LessonError, type SourcePlace } from '../scenes/error.ts';
import { filledText, momentOfQuestion } from '../scenes/placeholders.ts';
import type { PlayedScene } from './course.ts';

export interface CheckedBook {
  readonly ask: string;
  readonly kind: BookKind;
  /** The debts open before the step. */
  readonly before: readonly Debt[];
  /** The right lines, one per payer, payee and rule; of a debt also one, without a rule, for what was owed before. */
  readonly lines: readonly BookLine[];
  /** The payments behind the lines, for the explanation. */
  readonly groups: readonly PaymentGroup[];
  /** The rules the reader can choose from. */
  readonly choices: readonly RuleId[];
  /** The rules that the decision rests on. */
  readonly rests: readonly RuleId[];
}

interface WrittenBook {
  /** The first step whose payments count; by default the same as `step`. */
  readonly since?: number | undefined;
  readonly step: number;
  readonly kind: BookKind;
  readonly ask: string;
  readonly choices: readonly RuleId[];
}

/** The least number of rules to choose from; with two the reader could guess. */
const FEWEST = 3;

/** @throws LessonError when nothing is paid at the step, or a right rule is not among the choices */
export function checkedBook(
  { compiled, ruleset }: PlayedScene,
  { since, step, kind, ask, choices }: WrittenBook,
  place: SourcePlace,
): CheckedBook {
  const fault = (what: string, hint: string) => new LessonError(place, what, hint);
  const at = compiled.steps[step - 1];
  if (!at) throw fault(`the scene has no step ${step}`, `It has ${compiled.steps.length}, counted from 1.`);
  const begins = since === undefined ? at : compiled.steps[since - 1];
  if (!begins || begins.from > at.from)
    throw fault(`step ${since} is not before step ${step}`, 'Write it so.');
  // A debt line has only its latest reason. Over several steps it would hide the earlier ones.
  if (begins !== at && kind === 'debts') throw fault('debts are written after one step', 'Leave out since.');
  const before = compiled.frames[begins.from - 1] as Frame;
  const after = compiled.frames[at.to] as Frame;
  const all = compiled.frames
    .slice(begins.from, at.to + 1)
    .flatMap(({ event }) => (event?.type === 'paid' ? [event.group] : []));
  const book = kind === 'cash' ? 'cash' : 'debt';
  const groups = all
    .map((group) => ({
      ...group,
      // What comes from the pot is no line of the book, which is between seats.
      payments: group.payments.filter(
        (each) => each.book === book && !each.off && each.from !== 'pot' && each.to !== 'pot',
      ),
    }))
    .filter(({ payments }) => payments.length > 0);
  if (groups.length === 0)
    throw fault(`nothing of ${kind} is written at step ${step}`, 'Take the step that pays.');
  const payments = groups.flatMap((group) => group.payments);
  const lines = kind === 'cash' ? paidLines(payments) : owedLines(after.table.debts, payments);
  if (lines.length === 0) throw fault(`nobody owes anything after step ${step}`, 'Write book="cash".');
  if (choices.length < FEWEST) throw fault(`<Book> has ${choices.length} rules`, `Write ${FEWEST} or more.`);
  const missing = lines.find(({ rule }) => rule !== null && !choices.includes(rule));
  if (missing) throw fault(`${missing.rule} is not among the rules`, 'It is the reason of a line.');
  // The question is asked at the table before the step, and may say what the hand won in it is worth.
  const moment = {
    ...momentOfQuestion(before.table, ruleset, compiled.seat),
    frames: compiled.frames.slice(begins.from, at.to + 1),
  };
  return {
    ask: filledText(ask, moment, place),
    kind,
    before: before.table.debts,
    lines,
    groups,
    choices,
    // Payments that only settle an older debt do not count; the question says that they are done.
    rests: [
      ...new Set(payments.filter((each) => lines.some((line) => isOf(line, each))).map(({ rule }) => rule)),
    ],
  };
}

const isOf = (line: Pick<BookLine, 'from' | 'to'>, { from, to }: Payment): boolean =>
  line.from === from && line.to === to;

/** Sums the payments per payer, payee and rule. */
function paidLines(payments: readonly Payment[]): BookLine[] {
  return pairs().flatMap(([from, to]) => {
    const own = payments.filter((each) => isOf({ from, to }, each));
    return [...new Set(own.map(({ rule }) => rule))].map((rule) => {
      const amounts = own.flatMap((each) => (each.rule === rule ? [each.amount] : []));
      return { from, to, amount: amounts.reduce((sum, each) => sum + each, 0), rule };
    });
  });
}

/** Divides every open debt into what was owed before this step, without a rule, and what it grew by, rule by rule. */
const owedLines = (debts: readonly Debt[], payments: readonly Payment[]): BookLine[] =>
  debts.flatMap((debt): BookLine[] => {
    const grown = paidLines(payments.filter((each) => isOf(debt, each)));
    const before = grown.reduce((rest, { amount }) => rest - amount, debt.amount);
    return [...(before > 0 ? [{ ...debt, amount: before, rule: null }] : []), ...grown];
  });

const pairs = (): [Seat, Seat][] =>
  SEATS.flatMap((from) => SEATS.flatMap((to): [Seat, Seat][] => (from === to ? [] : [[from, to]])));
