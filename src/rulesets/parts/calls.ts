/** Who may call another seat's tile. */
import type { RuleId } from '../../engine/action.ts';
import { scoringHandAt } from '../../engine/hands.ts';
import { isExposed, type Meld } from '../../engine/melds.ts';
import type { CallRule } from '../../engine/ruleset.ts';
import { howOffered } from '../../engine/selectors.ts';
import { readingsOf } from '../../engine/win.ts';

/** Any seat but the giver. */
export const fromAnyone = (rule: RuleId): CallRule => ({ rule, who: 'anyone' });

/** Only the seat whose turn comes after the giver's. */
export const fromTheLeft = (rule: RuleId): CallRule => ({ rule, who: 'next' });

/** Nobody, ever. */
export const forbidden = (rule: RuleId): CallRule => ({ rule, who: 'nobody' });

/** A call that nobody makes of a discard after which the wall is empty; a win is another call. */
export const notTheLast = (rule: RuleId, call: CallRule): CallRule => ({
  ...call,
  forbids: (seat, offer, position) =>
    offer.last ? { rule, tiles: [offer.tile] } : (call.forbids?.(seat, offer, position) ?? null),
});

/** A win that takes a tile of a concealed kong for a hand of this shape alone. */
export const robsConcealedAs = (rule: RuleId, shape: string, call: CallRule): CallRule => ({
  ...call,
  forbids: (seat, offer, position) => {
    const { ruleset, table } = position;
    const has = (): boolean =>
      readingsOf(ruleset, scoringHandAt(table, seat, offer.tile), howOffered(offer)).some(
        (reading) => reading.shape === shape,
      );
    return offer.as === 'concealed-kong' && !has()
      ? { rule, tiles: [offer.tile] }
      : (call.forbids?.(seat, offer, position) ?? null);
  },
});

/** A call that its maker may not make with so many melds of this sort already; a win is another call. */
const atMost =
  (counts: (meld: Meld) => boolean) =>
  (rule: RuleId, most: number, call: CallRule): CallRule => ({
    ...call,
    forbids: (seat, offer, position) => {
      const have = position.table.seats[seat].melds.filter(counts).length;
      return have >= most ? { rule, have, need: most } : (call.forbids?.(seat, offer, position) ?? null);
    },
  });

export const atMostExposed = atMost(isExposed);
/** Where a concealed kong counts like any other meld. */
export const atMostMelds = atMost(() => true);
