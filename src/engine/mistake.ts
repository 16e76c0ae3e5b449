import type { Action } from './action.ts';
import { applyEvent, type TableStep } from './after-event.ts';
import { withAnswer } from './claim-window.ts';
import type { Price } from './payment.ts';
import type { Reason } from './reason.ts';
import type { Ruleset } from './ruleset.ts';
import type { Seat } from './seats.ts';
import { awaitedSeats, countDecision } from './selectors.ts';
import type { Table } from './table.ts';

/**
 * Carries out a priced mistake that the player insists on: the price becomes due, and it counts as the seat's answer
 * if the seat was asked for one.
 */
export function makeMistake(
  ruleset: Ruleset,
  table: Table,
  action: Action,
  reason: Reason,
  price: Price,
): TableStep {
  const { seat } = action;
  const after = countDecision(table, seat);
  const noted = awaitedSeats(table).includes(seat) ? decline(after, seat) : after;
  const isLater = ruleset.mistakes.some(({ rule, later }) => later && rule === reason.rule);
  const paying = price.payments.length > 0 && !isLater ? { ...noted, due: [...noted.due, price] } : noted;
  return applyEvent(ruleset, paying, { type: 'erred', action, reason, price });
}

/** A void claim counts as a pass. At the end of a hand, a seat that refuses a step is not asked again. */
function decline(table: Table, seat: Seat): Table {
  const { stage } = table;
  if (stage.phase === 'collecting') return withAnswer(table, { seat, call: 'pass' });
  if (stage.phase !== 'settling') return table;
  const pending = stage.pending.filter((each) => each !== seat);
  return { ...table, stage: { ...stage, pending, declined: [...(stage.declined ?? []), seat] } };
}
