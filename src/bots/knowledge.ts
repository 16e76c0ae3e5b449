/** What a seat can know of the tiles that are still to come. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { JOKER, PLAYED } from '../engine/tiles.ts';
import { unseenOf } from '../engine/unseen.ts';
import type { View } from '../engine/view.ts';
import { type Plan, plansOf } from './plans.ts';

export interface BotKnowledge {
  readonly view: View;
  readonly seat: Seat;
  readonly ruleset: Ruleset;
  readonly plans: readonly Plan[];
  /** By kind: how many of it the seat does not see. */
  readonly unseen: readonly number[];
  /** How many tiles it does not see in all, bonus tiles aside. */
  readonly hidden: number;
  /** How many turns of its own are still to come, if nobody wins; in quarters. */
  readonly turns: number;
  /** Whether it may ever claim a chow, and a pung. */
  readonly claims: { readonly chow: boolean; readonly pung: boolean };
}

export function knowledgeOf(view: View, seat: Seat, ruleset: Ruleset): BotKnowledge {
  const unseen = unseenOf(view, ruleset);
  let hidden = unseen[JOKER] as number;
  for (let kind = 0; kind < PLAYED; kind++) hidden += unseen[kind] as number;
  const { chow, pung } = ruleset.calls;
  const { wind, bonus } = view.seats[seat];
  const met = ruleset.wins.minimum?.met?.({ bonus, seatWind: wind });
  return {
    view,
    seat,
    ruleset,
    plans: plansOf(ruleset, { seatWind: wind, roundWind: view.round }, met),
    unseen,
    hidden: Math.max(1, hidden),
    // The last discard may still win.
    turns: Math.max(1, view.wall) / 4,
    claims: { chow: chow.who !== 'nobody', pung: pung.who !== 'nobody' },
  };
}
