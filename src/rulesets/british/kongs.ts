/** Kongs of one's own: only in a turn that began with a draw (rule `not-while-claiming`). */
import type { RuleId } from '../../engine/action.ts';
import type { KongRule } from '../../engine/ruleset.ts';

/** Allows the kong at any time the seat may discard (option `promotion-after-call`). */
export const atAnyTurn = (rule: RuleId): KongRule => ({ rule, untimely: () => null });

/**
 * Allows the kong only after a draw. East's dealt fourteenth tile counts as drawn; a claim, or the supplement of a
 * claimed kong, does not.
 */
export const inOwnTurn = (rule: RuleId): KongRule => ({
  rule,
  untimely: (drew) => (drew === null || drew.afterClaim ? 'not-while-claiming' : null),
});
