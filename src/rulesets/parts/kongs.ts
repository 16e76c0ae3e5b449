/** When a seat may make a kong of its own. */
import type { RuleId } from '../../engine/action.ts';
import type { KongRule } from '../../engine/ruleset.ts';

/** On one's own turn after a draw (the dealer's undrawn opening counts), not after a claimed chow or pung. */
export const afterADraw = (rule: RuleId): KongRule => ({
  rule,
  untimely: (drew) => (drew === null ? rule : null),
});

/** Only with the tile drawn on this turn: four of a kind that are kept for later are never declared. */
export const onlyJustDrawn = (rule: RuleId, kong: KongRule): KongRule => ({
  ...kong,
  forbids: (tile, drew) => (drew !== null && drew.tile !== tile ? { rule, tiles: [tile] } : null),
});

/** Never. */
export const noSuchKong = (rule: RuleId): KongRule => ({ rule, none: true, untimely: () => null });
