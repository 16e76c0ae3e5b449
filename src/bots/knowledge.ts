/** What a bot knows: its view, plans, unseen tiles and turns left. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { JOKER, PLAYED } from '../engine/tiles.ts';
import { unseenOf } from '../engine/unseen-tiles.ts';
import type { View } from '../engine/view.ts';
import { type Plan, plansOf } from './plans.ts';

export interface BotKnowledge {
  readonly view: View;
  readonly seat: Seat;
  readonly ruleset: Ruleset;
  readonly plans: readonly Plan[];
  /** Index = kind: number of unseen copies. */
  readonly unseen: readonly number[];
  /** Number of unseen tiles, without bonus tiles. */
  readonly hidden: number;
  /** Turns of its own still to come if nobody wins, in steps of a quarter: tiles in the wall ÷ 4. */
  readonly turns: number;
  /** Does the game allow claiming chows, and pungs? */
  readonly claims: { readonly chow: boolean; readonly pung: boolean };
}

/** Collects what the seat of this view knows. */
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
    // At least a quarter turn: the last discard may still win.
    turns: Math.max(1, view.wall) / 4,
    claims: { chow: chow.who !== 'nobody', pung: pung.who !== 'nobody' },
  };
}
