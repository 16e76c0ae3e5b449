/** Rules for who may claim another seat's tile. */

import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import { scoringHandAt } from '../../engine/hands.ts';
import { isExposed, type Meld } from '../../engine/melds.ts';
import type { CallRule } from '../../engine/ruleset.ts';
import { howOffered } from '../../engine/selectors.ts';
import { readingsOf } from '../../engine/win.ts';

/** Any seat but the giver may claim. */
export const fromAnyone = (rule: RuleId): CallRule => ({ rule, who: 'anyone' });

/** Only the next seat after the giver may claim. */
export const fromTheLeft = (rule: RuleId): CallRule => ({ rule, who: 'next' });

/** Nobody may claim. */
export const fromNobody = (rule: RuleId): CallRule => ({ rule, who: 'nobody' });

/** Forbids the call on a discard after which the wall is empty; a win has its own rule. */
export const notTheLast = (rule: RuleId, call: CallRule): CallRule => ({
  ...call,
  forbids: (seat, offer, position) =>
    offer.last ? { rule, tiles: [offer.tile] } : (call.forbids?.(seat, offer, position) ?? null),
});

/** The call as the table plays it on the last discard (option `last-discard-calls`: any call, or only a win). */
export const onLastDiscard = (chosen: Chosen, call: CallRule): CallRule =>
  chosen['last-discard-calls'] === 'win' ? notTheLast('last-discard-calls', call) : call;

/** Allows a win on a tile of a concealed kong only for a hand of this shape. */
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

/** Forbids a call once the seat has `most` melds that `counts` accepts; a win has its own rule. */
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
/** For games in which a concealed kong counts like any other meld. */
export const atMostMelds = atMost(() => true);
