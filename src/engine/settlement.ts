/** End of a hand: showing hands, payments, and the next deal. */
import { applyEvent, type TableStep, toReveal } from './after-event.ts';
import { bookDebts, payInto } from './payment.ts';
import type { Ruleset } from './ruleset.ts';
import { SEATS } from './seats.ts';
import type { ClosingStep } from './steps.ts';
import type { Stage, Table } from './table.ts';

type SettlingStage = Stage & { phase: 'settling' };

function settlingStageOf({ stage }: Table): SettlingStage {
  if (stage.phase !== 'settling') throw new Error(`nothing is settled while ${stage.phase}`);
  return stage;
}

/** Current closing step of the ruleset; undefined after the last. */
const closingStep = (ruleset: Ruleset, table: Table): ClosingStep | undefined =>
  ruleset.deal.closing[settlingStageOf(table).step];

/** Must hands be shown before anything else in this step? */
export const areHandsToShow = (ruleset: Ruleset, table: Table): boolean => {
  const step = closingStep(ruleset, table);
  return step !== undefined && toReveal(ruleset, table, step, settlingStageOf(table).outcome).length > 0;
};

/** Are all closing steps done and all payments made? */
export const isSettled = (ruleset: Ruleset, table: Table): boolean =>
  table.due.length === 0 && closingStep(ruleset, table) === undefined;

/** Shows the hands that this step reveals. */
export function showHands(ruleset: Ruleset, table: Table): TableStep {
  const { outcome } = settlingStageOf(table);
  const step = closingStep(ruleset, table);
  const seats = step ? toReveal(ruleset, table, step, outcome) : [];
  const revealed = SEATS.filter((seat) => table.revealed.includes(seat) || seats.includes(seat));
  return applyEvent(ruleset, { ...table, revealed }, { type: 'shown', seats, what: 'hands' });
}

/** Ends the hand; the ruleset decides the next deal. */
export function endHand(ruleset: Ruleset, table: Table): TableStep {
  const { outcome } = settlingStageOf(table);
  const following = ruleset.next(outcome, { ruleset, table });
  return applyEvent(
    ruleset,
    { ...table, stage: { phase: 'ended', outcome, following } },
    { type: 'ended', following },
  );
}

/**
 * Pays the first group of payments that are due.
 * @throws Error if none is due
 */
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
