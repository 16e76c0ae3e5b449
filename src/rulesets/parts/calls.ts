/** Who may call another seat's tile. */
import type { RuleId } from '../../engine/action.ts';
import { isExposed } from '../../engine/melds.ts';
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

/** A call that its maker may not make with so many exposed melds already; a win is another call. */
export const atMostExposed = (rule: RuleId, most: number, call: CallRule): CallRule => ({
  rule: call.rule,
  forbids: (seat, offer, position) => {
    const reason = call.forbids(seat, offer, position);
    if (reason) return reason;
    const have = position.table.seats[seat].melds.filter(isExposed).length;
    return have >= most ? { rule, have, need: most } : null;
  },
});
