/** The order of a hand: who is awaited, and one step. The chart shows this order, loops run it. */

import { perform } from './acting.ts';
import type { Action, Move, Reason } from './action.ts';
import { atSomething, type Happened, happened } from './aftermath.ts';
import { deal as dealt, type Start } from './deal.ts';
import { withAnswer } from './offering.ts';
import type { PaymentGroup } from './payment.ts';
import type { Ruleset } from './ruleset.ts';
import type { Seat } from './seats.ts';
import type { Phase, Table } from './table.ts';
import { decided } from './table-facts.ts';
import { unasked } from './unasked.ts';
import { judgeAction } from './verdict.ts';

/** Where the hand stands and whose answers it needs; nobody's while the referee moves or the hand is over. */
export interface Awaited {
  readonly phase: Phase;
  readonly awaits: readonly Seat[];
}

export function phaseOf(table: Table): Awaited {
  const { stage } = table;
  if (table.due.length > 0) return { phase: stage.phase, awaits: [] };
  switch (stage.phase) {
    case 'deciding':
      return { phase: stage.phase, awaits: [stage.seat] };
    case 'collecting':
      return {
        phase: stage.phase,
        awaits: stage.asked.filter((seat) => !stage.answers.some((bid) => bid.seat === seat)),
      };
    case 'dealing':
      return { phase: stage.phase, awaits: stage.asked.filter((seat) => stage.chosen[seat] === null) };
    case 'settling':
      return { phase: stage.phase, awaits: stage.asked };
    default:
      return { phase: stage.phase, awaits: [] };
  }
}

export type Step =
  | ({ readonly is: 'done' } & Happened)
  | { readonly is: 'refused'; readonly reason: Reason }
  | { readonly is: 'mistake'; readonly reason: Reason; readonly price: PaymentGroup };

/** The table at the first thing there is to do: what every hand begins with. */
export const begin = (ruleset: Ruleset, start: Start): Table => atSomething(ruleset, dealt(ruleset, start));

/** One move: the table after it and what happened, or why it may not be made; the argument stays as it is. */
export function step(ruleset: Ruleset, table: Table, move: Move): Step {
  if (move === 'referee') {
    const happened = unasked(ruleset, table);
    return happened
      ? done(happened)
      : { is: 'refused', reason: { rule: 'in-turn', seats: phaseOf(table).awaits } };
  }
  const verdict = judgeAction(ruleset, table, move);
  if (verdict.is === 'allowed') return done(perform(ruleset, table, move));
  if (verdict.is === 'mistake' && move.despite === verdict.reason.rule) {
    return done(err(ruleset, table, move, verdict.reason, verdict.price));
  }
  return verdict;
}

const done = ({ table, event }: Happened): Step => ({ is: 'done', table, event });

/** A mistake that is insisted on: it is paid, and answers for the seat where it was asked for anything. */
function err(ruleset: Ruleset, table: Table, action: Action, reason: Reason, price: PaymentGroup): Happened {
  const { seat } = action;
  const asked = phaseOf(table).awaits.includes(seat);
  const noted = asked ? declining(decided(table, seat), seat) : decided(table, seat);
  const paying = price.payments.length > 0 ? { ...noted, due: [...noted.due, price] } : noted;
  return happened(ruleset, paying, { type: 'erred', action, reason, price });
}

/** A void bid counts as a pass; who would not do what the end of a hand asks for is not asked again. */
function declining(table: Table, seat: Seat): Table {
  const { stage } = table;
  if (stage.phase === 'collecting') return withAnswer(table, { seat, call: 'pass' });
  if (stage.phase !== 'settling') return table;
  const asked = stage.asked.filter((each) => each !== seat);
  return { ...table, stage: { ...stage, asked, declined: [...(stage.declined ?? []), seat] } };
}

/** Plays a hand to its end without a chart: what bots, puzzles and mass tests run.
 *  @throws Error when `choose` gives an action that is not allowed. */
export function playHand(
  ruleset: Ruleset,
  start: Start,
  choose: (table: Table, seat: Seat) => Action,
  onEvent?: (happened: Happened) => void,
): Table {
  let table = begin(ruleset, start);
  for (;;) {
    const { phase, awaits } = phaseOf(table);
    if (phase === 'ended') return table;
    const seat = awaits[0];
    const move = seat === undefined ? 'referee' : choose(table, seat);
    const done = step(ruleset, table, move);
    if (done.is !== 'done') throw new Error(`${JSON.stringify(move)} is refused: ${done.reason.rule}`);
    onEvent?.(done);
    table = done.table;
  }
}
