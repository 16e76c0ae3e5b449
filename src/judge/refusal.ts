/** Reports why an action is refused. */
import type { Action, RuleId } from '../engine/action.ts';
import { forbids, judgeAction } from '../engine/legality/verdict.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Table } from '../engine/table.ts';

/**
 * Returns the rule that forbids the action, and the mistake it would be where a player may insist; null where it is
 * allowed.
 */
export function refusal(
  ruleset: Ruleset,
  table: Table,
  action: Action,
): { rule: RuleId; mistake?: RuleId } | null {
  const reason = forbids(ruleset, table, action);
  if (reason === null) return null;
  const verdict = judgeAction(ruleset, table, action);
  return { rule: reason.rule, ...(verdict.is === 'mistake' && { mistake: verdict.reason.rule }) };
}
