/** The end of a hand: who shows what, who pays, and what comes after. */
import { applyEvent, type TableStep, toReveal } from './after-event.ts';
import { bookDebts, payInto } from './payment.ts';
import type { Ruleset } from './ruleset.ts';
import { SEATS } from './seats.ts';
import type { ClosingStep } from './steps.ts';
import type { Stage, Table } from './table.ts';

type Settling = Stage & { phase: 'settling' };

function settling({ stage }: Table): Settling {
  if (stage.phase !== 'settling') throw new Error(`nothing is settled while ${stage.phase}`);
  return stage;
}

/** The step of the ruleset's closing that is to be done; undefined after the last. */
const closingStep = (ruleset: Ruleset, table: Table): ClosingStep | undefined =>
  ruleset.deal.closing[settling(table).step];

/** Whether hands are to be shown before anybody says or pays anything. */
export const areHandsToShow = (ruleset: Ruleset, table: Table): boolean => {
  const step = closingStep(ruleset, table);
  return step !== undefined && toReveal(ruleset, table, step, settling(table).outcome).length > 0;
};

/** Whether every step of the closing is done, and paid for. */
export const isSettled = (ruleset: Ruleset, table: Table): boolean =>
  table.due.length === 0 && closingStep(ruleset, table) === undefined;

/** The hands that are to be shown are shown. */
export function showHands(ruleset: Ruleset, table: Table): TableStep {
  const { outcome } = settling(table);
  const step = closingStep(ruleset, table);
  const seats = step ? toReveal(ruleset, table, step, outcome) : [];
  const revealed = SEATS.filter((seat) => table.revealed.includes(seat) || seats.includes(seat));
  return applyEvent(ruleset, { ...table, revealed }, { type: 'shown', seats, what: 'hands' });
}

/** The hand is over, and the ruleset says what comes after it. */
export function endHand(ruleset: Ruleset, table: Table): TableStep {
  const { outcome } = settling(table);
  const following = ruleset.next(outcome, { ruleset, table });
  return applyEvent(
    ruleset,
    { ...table, stage: { phase: 'ended', outcome, following } },
    { type: 'ended', following },
  );
}

/** The first of the payments that are due. @throws Error where none is */
export function payDue(ruleset: Ruleset, table: Table): TableStep {
  const [group, ...rest] = table.due;
  if (!group) throw new Error('nothing is due');
  const cash = payInto(
    table.cash,
    group.payments.filter((payment) => payment.book === 'cash'),
  );
  const debts = bookDebts(table.debts, group.payments);
  return applyEvent(ruleset, { ...table, cash, debts, due: rest }, { type: 'paid', group });
}
