/**
 * Judges actions: may this seat do this now? A refusal names the rule that teaches most, in one order of checks for
 * all games.
 */
import type { Action, RuleId } from '../action.ts';
import type { Price } from '../payment.ts';
import type { Reason } from '../reason.ts';
import type { Position, Ruleset } from '../ruleset.ts';
import type { Table } from '../table.ts';
import { never } from './availability.ts';
import { unmet } from './conditions.ts';
import { notNow } from './refusals.ts';
import { unfit } from './tiles.ts';
import { untimely } from './timing.ts';

/** Judgement of an action. */
export type Verdict =
  | { readonly is: 'allowed' }
  | { readonly is: 'refused'; readonly reason: Reason }
  /** Also refused, unless the player insists on it (`despite`) and pays. */
  | { readonly is: 'mistake'; readonly reason: Reason; readonly price: Price };

const ALLOWED: Verdict = { is: 'allowed' };

/** Judges any action at any table. Never throws for an action a player may send. */
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

/** An action with its verdict and the table that it was judged at. */
export interface JudgedAction {
  readonly action: Action;
  readonly verdict: Verdict;
  readonly table: Table;
}

/** Judges an action once, so that the verdict goes wherever the action goes. */
export const withVerdict = (ruleset: Ruleset, table: Table, action: Action): JudgedAction => ({
  action,
  verdict: judgeAction(ruleset, table, action),
  table,
});

/** The action as judged at this table. It is judged again only if its verdict is of another table. */
export const judgedAt = (ruleset: Ruleset, table: Table, judged: JudgedAction): JudgedAction =>
  judged.table === table ? judged : withVerdict(ruleset, table, judged.action);

/** Is this a mistake whose player insists on it, by naming its rule? Then it happens and is paid. */
export const isInsistedOn = ({ action, verdict }: JudgedAction): boolean =>
  verdict.is === 'mistake' && verdict.reason.rule === action.despite;

/** Warning before an allowed action, or null. */
export function cautionOf(ruleset: Ruleset, { action, verdict, table }: JudgedAction): Reason | null {
  if (!ruleset.cautions || verdict.is !== 'allowed') return null;
  for (const caution of ruleset.cautions) {
    const reason = caution.warns(action, { ruleset, table });
    if (reason) return reason;
  }
  return null;
}

/** Reason of a mistake: its own rule first, then the rule of the refusal. */
function asMistake(rule: RuleId, reason: Reason): Reason {
  if (reason.rule === rule) return reason;
  return { ...reason, rule, also: [reason.rule, ...(reason.also ?? [])] };
}

/** An allowed action done so that it is void. Only for a player who asks for it by `despite`. */
function spoilt(position: Position, action: Action): Verdict | null {
  if (action.despite === undefined) return null;
  for (const { rule, spoils } of position.ruleset.mistakes) {
    const price = rule === action.despite ? (spoils?.(action, position) ?? null) : null;
    if (price) return { is: 'mistake', reason: { rule, seats: [action.seat] }, price };
  }
  return null;
}

/**
 * Grounds of a refusal, in the order they are checked. `game`: the game has no such call, or never for this seat.
 * `moment`: it is not the seat's turn. `condition`: another condition of the game; for a win, a complete hand.
 * `tiles`: they are not held or make no such meld. A reader who presses the wrong call thus learns about the game
 * first, and about tiles that happen to be there last.
 */
export const GROUNDS = ['game', 'moment', 'condition', 'tiles'] as const;
type Ground = (typeof GROUNDS)[number];

/** A refusal and its ground. */
interface RefusalGround {
  readonly ground: Ground;
  readonly reason: Reason;
}

/** Finds the first ground that forbids the action; null if it is allowed. */
export function refusalOf(ruleset: Ruleset, table: Table, action: Action): RefusalGround | null {
  return (
    on('game', never(ruleset, table, action)) ??
    on('moment', untimely(ruleset, table, action)) ??
    on('condition', unmet(ruleset, table, action)) ??
    on('tiles', unfit(ruleset, table, action)) ??
    on('moment', notPending(table, action))
  );
}

const on = (ground: Ground, reason: Reason | null): RefusalGround | null => reason && { ground, reason };

/** Reason that forbids the action, or null. */
export const forbids = (ruleset: Ruleset, table: Table, action: Action): Reason | null =>
  refusalOf(ruleset, table, action)?.reason ?? null;

/** Last check: the seat is not asked now, because payments come first or the tile is gone. */
function notPending({ due, stage }: Table, { do: does, seat }: Action): Reason | null {
  if (due.length > 0) return notNow(seat);
  if (does === 'say') return null;
  const isPending =
    stage.phase === 'collecting'
      ? stage.pending.includes(seat)
      : stage.phase !== 'drawing' && stage.phase !== 'awarding';
  return isPending ? null : notNow(seat);
}
