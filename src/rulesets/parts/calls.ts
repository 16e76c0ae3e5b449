/** Who may call another seat's tile. */
import type { RuleId } from '../../engine/action.ts';
import { isExposed } from '../../engine/melds.ts';
import type { CallRule } from '../../engine/ruleset.ts';

/** Any seat but the giver. */
export const fromAnyone = (rule: RuleId): CallRule => ({ rule, who: 'anyone' });

/** Only the seat whose turn comes after the giver's. */
export const fromTheLeft = (rule: RuleId): CallRule => ({ rule, who: 'next' });

/** Nobody, ever. */
export const never = (rule: RuleId): CallRule => ({ rule, who: 'nobody' });

/** A call that its maker may not make with so many exposed melds already; a win is another call. */
export const atMostExposed = (rule: RuleId, most: number, call: CallRule): CallRule => ({
  ...call,
  forbids: (seat, offer, position) => {
    const have = position.table.seats[seat].melds.filter(isExposed).length;
    return have >= most ? { rule, have, need: most } : (call.forbids?.(seat, offer, position) ?? null);
  },
});
