/**
 * Removes red fives from a view. For plans all fives are equal, so a bot thinks about a table without red ones, and
 * then keeps the red ones when it acts.
 */
import { type Action, actionKey } from '../engine/action.ts';
import { plainMeld } from '../engine/hands.ts';
import { bySeat } from '../engine/seats.ts';
import { isRed, KINDS, type Kind, plainKind, type TileSet } from '../engine/tiles.ts';
import type { SeatView, View } from '../engine/view.ts';

/** Has this tile set red fives? */
export const hasReds = (set: TileSet): boolean => set.length > KINDS;

/** Replaces red fives by plain ones in a view, and lists each action once. */
export function plainView(view: View): View {
  const { stage } = view;
  const legal = new Map(view.legal.map((action) => [actionKey(plainAction(action)), plainAction(action)]));
  return {
    ...view,
    seats: bySeat((seat) => plainSeat(view.seats[seat])),
    stage: {
      ...stage,
      drew: stage.drew === null ? null : plainKind(stage.drew),
      offer: stage.offer && { ...stage.offer, tile: plainKind(stage.offer.tile) },
    },
    legal: [...legal.values()],
  };
}

const plainSeat = (seen: SeatView): SeatView => ({
  ...seen,
  concealed: seen.concealed.map(plainKind),
  melds: seen.melds.map(plainMeld),
  river: seen.river.map(plainKind),
});

/** Replaces red fives by plain ones in an action; which copies it takes is left open. */
export function plainAction(action: Action): Action {
  switch (action.do) {
    case 'discard':
      return { ...action, tile: plainKind(action.tile) };
    case 'chow':
      return { ...action, using: [plainKind(action.using[0]), plainKind(action.using[1])] };
    case 'pung': {
      const { using: _, ...rest } = action;
      return rest;
    }
    default:
      return action;
  }
}

/** Among legal actions equal but for red fives, picks the one that keeps the most: a red five in a meld is kept. */
export function keepingReds(thought: Action, legal: readonly Action[]): Action {
  const key = actionKey(thought);
  const same = legal.filter((action) => actionKey(plainAction(action)) === key);
  return same.reduce(
    (best, action) => (redsKept(action) > redsKept(best) ? action : best),
    same[0] ?? thought,
  );
}

function redsKept(action: Action): number {
  const reds = (tiles: readonly Kind[]): number => tiles.filter(isRed).length;
  if (action.do === 'discard') return -reds([action.tile]);
  return action.do === 'chow' || action.do === 'pung' ? reds(action.using ?? []) : 0;
}
