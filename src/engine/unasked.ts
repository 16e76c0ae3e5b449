/** What the referee does unasked: one event at a time. */
import { type Happened, happened, toReveal } from './aftermath.ts';
import { award } from './awarding.ts';
import { draw } from './drawing.ts';
import { bookDebts, payInto } from './payment.ts';
import { prepare } from './preamble.ts';
import type { Ruleset } from './ruleset.ts';
import { SEATS } from './seats.ts';
import type { Stage, Table } from './table.ts';

/** The referee's next step, or null while a player is awaited or the hand has ended. */
export function unasked(ruleset: Ruleset, table: Table): Happened | null {
  if (table.due.length > 0) return pay(ruleset, table);
  const { stage } = table;
  switch (stage.phase) {
    case 'dealing':
      return prepare(ruleset, table, stage);
    case 'drawing':
      return draw(ruleset, table, stage);
    case 'awarding':
      return award(ruleset, table, stage);
    case 'settling':
      return settle(ruleset, table, stage);
    default:
      return null;
  }
}

function pay(ruleset: Ruleset, table: Table): Happened | null {
  const [group, ...rest] = table.due;
  if (!group) return null;
  const cash = payInto(
    table.cash,
    group.payments.filter((payment) => payment.book === 'cash'),
  );
  const debts = bookDebts(table.debts, group.payments);
  return happened(ruleset, { ...table, cash, debts, due: rest }, { type: 'paid', group });
}

function settle(ruleset: Ruleset, table: Table, stage: Stage & { phase: 'settling' }): Happened | null {
  const step = ruleset.deal.closing[stage.step];
  if (step?.step === 'show-hands') {
    const seats = toReveal(step.who, stage.outcome).filter((seat) => !table.revealed.includes(seat));
    const revealed = SEATS.filter((seat) => table.revealed.includes(seat) || seats.includes(seat));
    return happened(ruleset, { ...table, revealed }, { type: 'shown', seats, what: 'hands' });
  }
  if (step !== undefined) return null;
  const following = ruleset.next(stage.outcome, { ruleset, table });
  const next: Stage = { phase: 'ended', outcome: stage.outcome, following };
  return happened(ruleset, { ...table, stage: next }, { type: 'ended', following });
}
