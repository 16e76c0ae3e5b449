/** Formats a refusal's reason for error messages to authors. */
import type { RuleId } from '../engine/action.ts';
import type { Reason } from '../engine/reason.ts';
import { formatTile } from '../notation/tile-text.ts';

/** Returns all rule ids of a reason, separated by commas. */
export const ruleOf = (reason: Reason): RuleId => [reason.rule, ...(reason.also ?? [])].join(', ');

/** Says what a reason is about. Example: “It is about 5m: 2 there, 3 needed.” */
export function whyOf(reason: Reason): string {
  const { tiles, have, need } = reason;
  const about =
    tiles && tiles.length > 0 ? `It is about ${tiles.map(formatTile).join(' ')}` : 'The rulebook says why';
  return have !== undefined && need !== undefined ? `${about}: ${have} there, ${need} needed.` : `${about}.`;
}
