/** May this seat do this now? Every answer but yes names the rule that teaches most, in one order for all games. */
import type { Action, Reason, RuleId } from '../action.ts';
import type { PaymentGroup } from '../payment.ts';
import type { Position, Ruleset } from '../ruleset.ts';
import type { Table } from '../table.ts';
import { never } from './availability.ts';
import { unmet } from './conditions.ts';
import { notNow } from './refusals.ts';
import { unfit } from './tiles.ts';
import { untimely } from './timing.ts';

export type Verdict =
  | { readonly is: 'allowed' }
  | { readonly is: 'refused'; readonly reason: Reason }
  /** Refused too, unless the player insists on it (`despite`) and pays. */
  | { readonly is: 'mistake'; readonly reason: Reason; readonly price: PaymentGroup };

const ALLOWED: Verdict = { is: 'allowed' };

/** The answer to any action at any table; never throws for what a player may send. */
export function judgeAction(ruleset: Ruleset, table: Table, action: Action): Verdict {
  const position = { ruleset, table };
  const reason = forbids(ruleset, table, action);
  if (reason === null) return spoilt(position, action) ?? ALLOWED;
  for (const mistake of ruleset.mistakes) {
    const price = mistake.price(action, reason, position);
    if (price) return { is: 'mistake', reason: asMistake(mistake.rule, reason), price };
  }
  return { is: 'refused', reason };
}

/** What a player should know before doing this, though it is allowed; null where there is nothing. */
export function cautionOf(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  if (!ruleset.cautions || forbids(ruleset, table, action) !== null) return null;
  for (const caution of ruleset.cautions) {
    const reason = caution.warns(action, { ruleset, table });
    if (reason) return reason;
  }
  return null;
}

/** The mistake's own rule first, and after it why the action is refused at all. */
function asMistake(rule: RuleId, reason: Reason): Reason {
  if (reason.rule === rule) return reason;
  return { ...reason, rule, also: [reason.rule, ...(reason.also ?? [])] };
}

/** An allowed action done in a way that spoils it: nobody does it but who says so (`despite`). */
function spoilt(position: Position, action: Action): Verdict | null {
  if (action.despite === undefined) return null;
  for (const { rule, spoils } of position.ruleset.mistakes) {
    const price = rule === action.despite ? (spoils?.(action, position) ?? null) : null;
    if (price) return { is: 'mistake', reason: { rule, seats: [action.seat] }, price };
  }
  return null;
}

/**
 * What a refusal rests on, and the order in which it is asked: `game`: there is no such call here, or never for this
 * seat · `moment`: it is not its turn · `condition`: something else that the game asks for, a whole hand for a win
 * among it · `tiles`: they are not there, or make no such set. Who presses the wrong call thus learns of the game
 * first, and of three tiles that happened to lie there last.
 */
export const GROUNDS = ['game', 'moment', 'condition', 'tiles'] as const;
type Ground = (typeof GROUNDS)[number];

/** Why an action is refused, and on which ground. */
interface RefusalGround {
  readonly ground: Ground;
  readonly reason: Reason;
}

/** The first ground on which the action is forbidden, or null where it is allowed. */
export function refusalOf(ruleset: Ruleset, table: Table, action: Action): RefusalGround | null {
  return (
    on('game', never(ruleset, table, action)) ??
    on('moment', untimely(ruleset, table, action)) ??
    on('condition', unmet(ruleset, table, action)) ??
    on('tiles', unfit(ruleset, table, action)) ??
    on('moment', unasked(table, action))
  );
}

const on = (ground: Ground, reason: Reason | null): RefusalGround | null => reason && { ground, reason };

/** The reason that forbids the action, or null. */
export const forbids = (ruleset: Ruleset, table: Table, action: Action): Reason | null =>
  refusalOf(ruleset, table, action)?.reason ?? null;

/** Nothing else stands against it, and still nobody asks this seat: others are paid first, or the tile is gone. */
function unasked({ due, stage }: Table, { do: does, seat }: Action): Reason | null {
  if (due.length > 0) return notNow(seat);
  if (does === 'say') return null;
  const isPending =
    stage.phase === 'collecting'
      ? stage.pending.includes(seat)
      : stage.phase !== 'drawing' && stage.phase !== 'awarding';
  return isPending ? null : notNow(seat);
}
