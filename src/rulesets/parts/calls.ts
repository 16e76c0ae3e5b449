/** Who may call another seat's tile. */
import type { RuleId } from '../../engine/action.ts';
import type { CallRule } from '../../engine/ruleset.ts';
import { distance } from '../../engine/seats.ts';

/** Any seat but the giver. */
export const fromAnyone = (rule: RuleId): CallRule => ({ rule, forbids: () => null });

/** Only the seat whose turn comes after the giver's. */
export const fromTheLeft = (rule: RuleId): CallRule => ({
  rule,
  forbids: (seat, offer) => (distance(offer.from, seat) === 1 ? null : { rule, seats: [offer.from] }),
});

/** Nobody, ever. */
export const never = (rule: RuleId): CallRule => ({
  rule,
  forbids: (_seat, offer) => ({ rule, tiles: [offer.tile] }),
});
