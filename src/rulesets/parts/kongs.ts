/** When a seat may make a kong of its own. */
import type { RuleId } from '../../engine/action.ts';
import type { KongRule } from '../../engine/ruleset.ts';

/** On one's own turn after a draw (the dealer's undrawn opening counts), not after a claimed chow or pung. */
export const afterADraw = (rule: RuleId): KongRule => ({
  rule,
  untimely: (drew) => (drew === null ? rule : null),
});

/** Never. */
export const noSuchKong = (rule: RuleId): KongRule => ({ rule, none: true, untimely: () => null });
