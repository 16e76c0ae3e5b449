/** Checks whether a game could ever have produced a hand's melds and winning tile. */

import type { Action } from '../../engine/action.ts';
import { unavailableBy } from '../../engine/legality/availability.ts';
import { isExposed, type Meld } from '../../engine/melds.ts';
import { plainDiscard } from '../../engine/offer.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { bySeat, type Seat, seatAfter } from '../../engine/seats.ts';
import { tableOf } from '../../evaluation/table.ts';
import type { Circumstances } from '../../evaluation/win-context.ts';
import type { MarkedTile, WrittenHand } from '../../notation/hand.ts';

/**
 * Finds the rule by which this game forbids one of the melds or the taking of the winning tile: a call it does not
 * have, one meld too many, a kong that cannot be robbed. Returns null if all is allowed.
 */
export function whyImpossible(
  ruleset: Ruleset,
  { melds, winning }: Pick<WrittenHand, 'melds' | 'winning'>,
  { seat }: Pick<Circumstances, 'seat'>,
): Reason | null {
  for (const [at, meld] of melds.entries()) {
    const why = isExposed(meld)
      ? uncallable(ruleset, meld, melds.slice(0, at), seat)
      : undeclarable(ruleset, meld);
    if (why) return why;
  }
  return winning === null ? null : whyNotRobbed(ruleset, winning, seat);
}

function undeclarable({ kongs: { concealed } }: Ruleset, { tile }: Meld): Reason | null {
  return concealed.none ? { rule: concealed.rule, tiles: [tile] } : null;
}

/** @param before melds that were on the table already */
function uncallable(ruleset: Ruleset, meld: Meld, before: readonly Meld[], seat: Seat): Reason | null {
  const { promoted } = ruleset.kongs;
  const added = meld.kind === 'kong' && meld.how === 'promoted';
  if (added && promoted.none) return { rule: promoted.rule, tiles: [meld.tile] };
  const offer = plainDiscard(meld.kind === 'chow' ? meld.claimed : meld.tile, giverOf(meld, seat));
  const call = added ? 'pung' : meld.kind;
  const why = unavailableBy(ruleset, offer, actionOf(call, meld, seat));
  if (why) return why;
  const table = tableOf(ruleset, {
    seats: bySeat((each) => (each === seat ? { melds: before } : {})),
    stage: { phase: 'collecting', offer, pending: [seat], answers: [], kong: null },
    aside: [offer.tile],
  });
  return ruleset.calls[call].forbids?.(seat, offer, { ruleset, table }) ?? null;
}

const giverOf = (meld: Meld, seat: Seat): Seat => ('from' in meld ? meld.from : null) ?? seatAfter(seat, 3);

function actionOf(call: Meld['kind'], { tile, tiles }: Meld, seat: Seat): Action {
  if (call === 'chow') return { do: 'chow', seat, using: [tiles[0] ?? tile, tiles[1] ?? tile] };
  return call === 'pung' ? { do: 'pung', seat } : { do: 'kong', seat, tile };
}

function whyNotRobbed(ruleset: Ruleset, winning: MarkedTile, seat: Seat): Reason | null {
  if (winning.by !== 'robbery') return null;
  const offer = plainDiscard(winning.tile, winning.from ?? seatAfter(seat, 3));
  return unavailableBy(ruleset, { ...offer, as: 'promotion' }, { do: 'win', seat });
}
