/** Checks turn order: may this seat act now (rule `in-turn`)? */
import type { Action } from '../action.ts';
import { givers } from '../exchange.ts';
import { promotesTo } from '../jokers.ts';
import type { Reason } from '../reason.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Seat } from '../seats.ts';
import { claimedBy } from '../selectors.ts';
import type { SeatHand, Stage, Table } from '../table.ts';
import { notNow } from './refusals.ts';

/**
 * Checks turn order only. If a seat claims a tile it was not offered, returns null here; `conditions.ts` and
 * `tiles.ts` give the real reason, so the refusal is the same whether or not a claim window is open (rule
 * `one-source`).
 */
export function untimely(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  const { stage } = table;
  const { seat } = action;
  if (stage.phase === 'dealing') return whileDealing(ruleset, table, stage, action);
  const offer = claimedBy(table, action);
  if (offer !== null) return hasAnswered(stage, seat) ? notNow(seat) : null;
  // Nobody acts while payments are due.
  if (table.due.length > 0) return notNow(seat);
  if (action.do === 'say') return null;
  switch (stage.phase) {
    case 'deciding':
      return stage.seat === seat ? onTurn(ruleset, table.seats[seat], stage, action) : notNow(seat);
    case 'collecting':
      return action.do === 'pass' && stage.pending.includes(seat) && !hasAnswered(stage, seat)
        ? null
        : notNow(seat);
    case 'settling': {
      const shows = ruleset.deal.closing[stage.step]?.step === 'show-kongs' && stage.pending.includes(seat);
      return shows && (action.do === 'pass' || action.do === 'show') ? null : notNow(seat);
    }
    default:
      return notNow(seat);
  }
}

/** Has this seat answered about the offered tile? */
function hasAnswered(stage: Stage, seat: Seat): boolean {
  if (stage.phase === 'drawing') return stage.passed?.includes(seat) ?? false;
  return 'answers' in stage && stage.answers.some((bid) => bid.seat === seat);
}

/** Checks the moment of an action on the seat's own turn. */
function onTurn(
  ruleset: Ruleset,
  hand: SeatHand,
  { drew }: Stage & { phase: 'deciding' },
  action: Action,
): Reason | null {
  const { seat } = action;
  switch (action.do) {
    case 'discard':
      return null;
    case 'win':
      return drew === null ? { rule: ruleset.wins.draw, seats: [seat] } : null;
    case 'kong': {
      const { promoted, concealed } = ruleset.kongs;
      const rule = (promotesTo(hand, action.tile) ? promoted : concealed).untimely(drew);
      return rule === null ? null : { rule, tiles: [action.tile] };
    }
    case 'pass':
      return { rule: ruleset.calls.pass, seats: [seat] };
    default:
      return notNow(seat);
  }
}

/**
 * Turn order before the first turn. Nobody begins before all bonus tiles are replaced, and the refusal names that rule
 * instead of `in-turn`. Nobody plays during an exchange.
 */
function whileDealing(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'dealing' },
  action: Action,
): Reason | null {
  const { seat } = action;
  const { preamble } = ruleset.deal;
  const replacing = preamble.slice(stage.step).find(({ step }) => step === 'replacing');
  if (replacing && (action.do === 'win' || action.do === 'kong' || action.do === 'discard')) {
    return { rule: replacing.rule, seats: [stage.turn] };
  }
  if (action.do === 'say') return null;
  const step = preamble[stage.step];
  if (step?.step !== 'exchange' || stage.chosen[seat] !== null || !stage.pending.includes(seat)) {
    return notNow(seat);
  }
  switch (action.do) {
    case 'win':
    case 'pass':
    case 'exchange':
      return null;
    case 'show':
      return notNow(seat);
    default:
      return givers(ruleset, table, step).includes(seat)
        ? { rule: step.rule, have: 0, need: step.count }
        : { rule: step.rule, seats: [seat] };
  }
}
