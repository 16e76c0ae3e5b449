/** Checks what the game never allows a seat, whatever the moment and its tiles. */
import type { Action, RuleId } from '../action.ts';
import { promotesTo } from '../jokers.ts';
import type { Reason } from '../reason.ts';
import type { CallRule, Ruleset } from '../ruleset.ts';
import { distance, type Seat } from '../seats.ts';
import { claimedBy, offerOf } from '../selectors.ts';
import type { Offer, Table } from '../table.ts';
import { JOKER } from '../tiles.ts';

/** Can this seat ever make such a claim on this giver's discard? */
export const mayCallFrom = ({ who }: CallRule, seat: Seat, from: Seat): boolean =>
  who === 'anyone' || (who === 'next' && distance(from, seat) === 1);

/** Refusal of a claim or kong that the game does not have, or never allows this seat; null if it may exist. */
export function never(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  const offer = claimedBy(table, action);
  if (offer !== null) return unavailableBy(ruleset, offer, action);
  switch (action.do) {
    case 'chow':
    case 'pung': {
      const { rule, who } = ruleset.calls[action.do];
      return who === 'nobody' ? { rule, ...about(offerOf(table), action.seat) } : null;
    }
    case 'kong': {
      const { promoted, concealed } = ruleset.kongs;
      const { rule, none } = promotesTo(table.seats[action.seat], action.tile) ? promoted : concealed;
      return none ? { rule, tiles: [action.tile] } : null;
    }
    default:
      return null;
  }
}

/** Subject of the refusal: the offered tile if everyone can see it, else the giver. */
const about = (offer: Offer | null, seat: Seat): Omit<Reason, 'rule'> =>
  offer === null || offer.covered ? { seats: [offer?.from ?? seat] } : { tiles: [offer.tile] };

/** Rules for winning on the offered tile. Robbing a kong is not a claim of a discard. */
export const takenBy = ({ calls, kongs: { robbing }, wins }: Ruleset, { as }: Offer): readonly RuleId[] =>
  as === 'discard'
    ? [calls.win.rule, wins.discard]
    : [(as === 'concealed-kong' ? robbing.concealed : null) ?? robbing.rule];

/** Refusal if this seat can never get the offered tile by this claim, else null. */
export function unavailableBy(ruleset: Ruleset, offer: Offer, { do: call, seat }: Action): Reason | null {
  const { robbing } = ruleset.kongs;
  const concerns = about(offer, offer.from);
  if (call === 'win') {
    if (offer.as === 'discard') return null;
    if (offer.as === 'promotion') return robbing.promoted ? null : { rule: robbing.rule, ...concerns };
    // A face-down kong cannot be robbed. The refusal is the same whatever its tile is.
    if (robbing.concealed !== null && !offer.covered) return null;
    return { rule: robbing.promoted ? 'robbed-kong' : robbing.rule, ...concerns };
  }
  if (call !== 'kong' && call !== 'pung' && call !== 'chow') return null;
  const { rule, who } = ruleset.calls[call];
  if (who === 'nobody') return { rule, ...concerns };
  // Only a win can take the tile of a kong.
  if (offer.as !== 'discard') return { rule: robbing.rule, ...concerns };
  if (!mayCallFrom(ruleset.calls[call], seat, offer.from)) return { rule, seats: [offer.from] };
  const joker = call !== 'chow' && offer.tile === JOKER ? ruleset.jokers : undefined;
  return joker ? { rule: joker.rule, tiles: [JOKER] } : null;
}
