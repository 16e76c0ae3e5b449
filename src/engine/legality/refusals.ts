/** Refusals common to all games, and those of clauses. */
import type { Action } from '../action.ts';
import { clauseMemory } from '../clause.ts';
import { hooksOf } from '../hooks.ts';
import type { Reason } from '../reason.ts';
import type { Position, Ruleset } from '../ruleset.ts';
import type { Seat } from '../seats.ts';
import { JOKER, type Kind } from '../tiles.ts';

/** The seat may not act now (rule `in-turn`). */
export const notNow = (seat: Seat): Reason => ({ rule: 'in-turn', seats: [seat] });

/** The seat does not hold these tiles (rule `own-tiles`). */
export const notInHand = (tiles: readonly Kind[]): Reason => ({ rule: 'own-tiles', tiles });

/** Reason of the first clause, in the ruleset's order, that forbids the action; else null. */
export function byClause(position: Position, action: Action): Reason | null {
  for (const clause of hooksOf(position.ruleset).against[action.do]) {
    const reason = clause.forbids(clauseMemory(position.table, clause), action, position);
    if (reason) return reason;
  }
  return null;
}

/** Refusal of a meld with too many jokers, or with only jokers; else null. */
export function tooManyJokers(
  { jokers: rule }: Ruleset,
  set: 'pung' | 'kong',
  tile: Kind,
  jokers: number,
  before: number,
  need: number,
): Reason | null {
  if (!rule) return null;
  const most = rule.most[set];
  if (tile === JOKER) return { rule: rule.rule, tiles: [JOKER] };
  return jokers + before > most || jokers > need
    ? { rule: rule.rule, tiles: [JOKER], have: jokers + before, need: most }
    : null;
}
