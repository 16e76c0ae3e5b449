/** Why a discard is safe against declared hands, for whoever knows the rules by which it is. */
import { type ThreatReason, threatReasons } from '../../bots/hint.ts';
import type { Action, RuleId } from '../../engine/action.ts';
import { hooksOf } from '../../engine/hooks.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import { seenBy } from '../../engine/view.ts';

export type { ThreatReason };

/** From safe for certain to what nothing speaks for. */
const ORDER: readonly (readonly ThreatReason['why'][])[] = [
  ['discarded', 'let-go', 'no-way'],
  ['pair'],
  ['sides', 'wall'],
  [null],
];

const placeOf = ({ why }: ThreatReason): number => ORDER.findIndex((reasons) => reasons.includes(why));

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
  const rules = hooksOf(ruleset).threatens.flatMap(({ threatensBy = [] }) => threatensBy);
  if (action.do !== 'discard' || (taught && !rules.every((rule) => taught.has(rule)))) return [];
  return threatReasons(seenBy(ruleset, table, action.seat), ruleset, action);
}

/** Is the discard less safe against some declared hand than the other one? Both lists are of the same hands. */
export const isLessSafe = (own: readonly ThreatReason[], other: readonly ThreatReason[]): boolean =>
  own.some((reason, i) => placeOf(reason) > placeOf(other[i] ?? reason));
