/** Why an action is refused, as the judge answers it. */
import type { Action, RuleId } from '../../engine/action.ts';
import { forbids, judgeAction } from '../../engine/legality/verdict.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';

/** The rule that forbids it and, where one may insist on it, the mistake it is; null where it is allowed. */
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
