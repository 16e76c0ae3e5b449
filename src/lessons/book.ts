/** What a step of a scene puts into the book: who pays or owes whom, how much, and by which rule. */
import type { RuleId } from '../engine/action.ts';
import type { Debt, Payment, PaymentGroup } from '../engine/payment.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import type { BookLine } from '../islands/Book/props.ts';
import type { Frame } from '../machines/table.ts';
import { LessonError, type SourcePlace } from '../scenes/error.ts';
import { checkSentences } from '../scenes/text-checks/captions.ts';
import type { PlayedScene } from './course.ts';

/** Which of the two books is written: what changes hands at once, or what is owed from now on. */
type BookKind = 'cash' | 'debts';

export interface CheckedBook {
  readonly kind: BookKind;
  /** The debts that were open before. */
  readonly before: readonly Debt[];
  /** What is right, by payer and payee, and of cash by reason. */
  readonly lines: readonly BookLine[];
  /** What happened, for the reason. */
  readonly groups: readonly PaymentGroup[];
  /** The reasons to choose from. */
  readonly choices: readonly RuleId[];
  /** The rules that the engine names for what is paid. */
  readonly rests: readonly RuleId[];
}

interface Written {
  /** The first step whose payments are written; where none is said, the same as the last. */
  readonly since?: number | undefined;
  readonly step: number;
  readonly kind: BookKind;
  readonly ask: string;
  readonly choices: readonly RuleId[];
}

/** Fewer reasons would make it a toss. */
const FEWEST = 3;

/** @throws LessonError when nothing is paid at the step, or a reason that is right is not among the choices */
export function checkedBook(
  { compiled, ruleset }: PlayedScene,
  { since, step, kind, ask, choices }: Written,
  place: SourcePlace,
): CheckedBook {
  const fault = (what: string, hint: string) => new LessonError(place, what, hint);
  const at = compiled.steps[step - 1];
  if (!at) throw fault(`the scene has no step ${step}`, `It has ${compiled.steps.length}, counted from 1.`);
  const begins = since === undefined ? at : compiled.steps[since - 1];
  if (!begins || begins.from > at.from)
    throw fault(`step ${since} is not before step ${step}`, 'Write it so.');
  // A debt has one reason, which is the last: over several steps it would tell of one of them only.
  if (begins !== at && kind === 'debts') throw fault('debts are written after one step', 'Leave out since.');
  const before = compiled.frames[begins.from - 1] as Frame;
  const after = compiled.frames[at.to] as Frame;
  checkSentences(ask, { before, frames: [], ruleset }, compiled.seat ?? 0, place);
  const all = compiled.frames
    .slice(begins.from, at.to + 1)
    .flatMap(({ event }) => (event?.type === 'paid' ? [event.group] : []));
  checkFan(ask, after.table, fault);
  const book = kind === 'cash' ? 'cash' : 'debt';
  const groups = all
    .map((group) => ({
      ...group,
      payments: group.payments.filter((each) => each.book === book && !each.off),
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
  return {
    kind,
    before: before.table.debts,
    lines,
    groups,
    choices,
    // Collecting what was owed before is no part of what is owed from now on: the question says that it is done.
    rests: [
      ...new Set(payments.filter((each) => lines.some((line) => isOf(line, each))).map(({ rule }) => rule)),
    ],
  };
}

const isOf = (line: Pick<BookLine, 'from' | 'to'>, { from, to }: Payment): boolean =>
  line.from === from && line.to === to;

/** @throws LessonError when the question says of the hand that has won that it is worth something else */
function checkFan(ask: string, { stage }: Table, fault: (what: string, hint: string) => LessonError): void {
  if (stage.phase !== 'ended' || stage.outcome.is !== 'won') return;
  const scores = stage.outcome.winners.flatMap(({ score }) => score ?? []);
  for (const { unit, total } of scores.slice(0, 1)) {
    const numbers = [...ask.matchAll(new RegExp(`(\\d+) ${unit}\\b`, 'g'))];
    const wrong = numbers.find(([, number]) => !scores.some((each) => each.total === Number(number)));
    if (wrong) throw fault(`“${wrong[0]}” is not so`, `The hand is worth ${total} ${unit}.`);
  }
}

/** What each pays each at once, summed for each reason. */
function paidLines(payments: readonly Payment[]): BookLine[] {
  return pairs().flatMap(([from, to]) => {
    const own = payments.filter((each) => isOf({ from, to }, each));
    return [...new Set(own.map(({ rule }) => rule))].map((rule) => {
      const amounts = own.flatMap((each) => (each.rule === rule ? [each.amount] : []));
      return { from, to, amount: amounts.reduce((sum, each) => sum + each, 0), rule };
    });
  });
}

/** Every debt that is open then, by what made it what it is; null where it is as it was. */
const owedLines = (debts: readonly Debt[], payments: readonly Payment[]): BookLine[] =>
  debts.map(({ from, to, amount }) => ({
    from,
    to,
    amount,
    rule: payments.find((each) => isOf({ from, to }, each))?.rule ?? null,
  }));

const pairs = (): [Seat, Seat][] =>
  SEATS.flatMap((from) => SEATS.flatMap((to): [Seat, Seat][] => (from === to ? [] : [[from, to]])));
