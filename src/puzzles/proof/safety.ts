/** Why a discard is safe against declared hands, for whoever knows the rules by which it is. */
import { type ThreatReason, threatReasons } from '../../bots/hint.ts';
import type { Action, RuleId } from '../../engine/action.ts';
import { hooksOf } from '../../engine/hooks.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import type { ThreatRules } from '../../engine/threat.ts';
import { seenBy } from '../../engine/view.ts';

export { dangersOf, possibleWait } from '../../bots/danger.ts';
export { type ThreatReason, threatReasons };

/** The rules by which a declared hand of this game cannot win on a tile; null if no hand is declared in it. */
export const threatRulesOf = (ruleset: Ruleset): ThreatRules | null =>
  hooksOf(ruleset).threatens.flatMap(({ threatensBy = [] }) => threatensBy)[0] ?? null;

/** From safe for certain (0) to what nothing speaks for (3). */
function riskOf({ why, isCertain }: ThreatReason): number {
  if (isCertain) return 0;
  if (why === null) return 3;
  return why === 'pair' ? 1 : 2;
}

/**
 * Of each declared hand why it cannot win on this discard, or can. Empty where the action is no discard, or where a
 * rule that it rests on has not been taught.
 */
export function safetyOf(
  ruleset: Ruleset,
  table: Table,
  action: Action,
  taught?: ReadonlySet<RuleId>,
): readonly ThreatReason[] {
  const by = threatRulesOf(ruleset);
  const rules = by ? [by.discarded, by.letGo] : [];
  if (action.do !== 'discard' || (taught && !rules.every((rule) => taught.has(rule)))) return [];
  return threatReasons(seenBy(ruleset, table, action.seat), ruleset, action);
}

/** Is the discard less safe against some declared hand than the other one? Both lists are of the same hands. */
export const isLessSafe = (own: readonly ThreatReason[], other: readonly ThreatReason[]): boolean =>
  own.some((reason, i) => riskOf(reason) > riskOf(other[i] ?? reason));
