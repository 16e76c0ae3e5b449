/** Kongs of one's own: only in a turn that began with a draw (`not-while-claiming`). */
import type { RuleId } from '../../engine/action.ts';
import type { KongRule } from '../../engine/ruleset.ts';

/** `promotion-after-call`: at any time in which the seat would discard. */
export const atAnyTurn = (rule: RuleId): KongRule => ({ rule, untimely: () => null });

/** East's dealt fourteenth tile counts as drawn; after a claim, its kong's supplement included, there is no turn. */
export const inOwnTurn = (rule: RuleId): KongRule => ({
  rule,
  untimely: (drew) => (drew === null || drew.afterClaim ? 'not-while-claiming' : null),
});
