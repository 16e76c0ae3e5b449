/** Reasons in an author's words: rule ids and tiles. */
import type { Reason, RuleId } from '../engine/action.ts';
import { formatTile } from '../notation/tile-text.ts';

/** All the rules of a reason. */
export const ruleOf = (reason: Reason): RuleId => [reason.rule, ...(reason.also ?? [])].join(', ');

/** What a reason is about, for an author. */
export function whyOf(reason: Reason): string {
  const { tiles, have, need } = reason;
  const about =
    tiles && tiles.length > 0 ? `It is about ${tiles.map(formatTile).join(' ')}` : 'The rulebook says why';
  return have !== undefined && need !== undefined ? `${about}: ${have} there, ${need} needed.` : `${about}.`;
}
