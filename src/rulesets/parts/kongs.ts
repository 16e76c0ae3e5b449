/** Rules for when a seat may declare a kong of its own tiles. */
import type { RuleId } from '../../engine/action.ts';
import type { KongRule } from '../../engine/ruleset.ts';

/** Allows a kong on the seat's turn after a draw (the dealer's opening counts), not after a claimed chow or pung. */
export const afterADraw = (rule: RuleId): KongRule => ({
  rule,
  untimely: (drew) => (drew === null ? rule : null),
});

/** Allows a kong only with the tile just drawn; four alike kept from earlier cannot be declared. */
export const onlyJustDrawn = (rule: RuleId, kong: KongRule): KongRule => ({
  ...kong,
  forbids: (tile, drew) => (drew !== null && drew.tile !== tile ? { rule, tiles: [tile] } : null),
});

/** Never allows the kong. */
export const noSuchKong = (rule: RuleId): KongRule => ({ rule, none: true, untimely: () => null });
