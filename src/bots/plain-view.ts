/** To a plan all fives are alike: a bot thinks of a table without red ones, and does what it thinks of so that the red
 *  ones stay in the hand. */
import { type Action, actionKey } from '../engine/action.ts';
import { plainMeld } from '../engine/hands.ts';
import { bySeat } from '../engine/seats.ts';
import { isRed, KINDS, type Kind, plainKind, type TileSet } from '../engine/tiles.ts';
import type { SeatView, View } from '../engine/view.ts';

/** Whether any tile of this set is red. */
export const hasReds = (set: TileSet): boolean => set.length > KINDS;

/** The view with every red five as a plain one; each action once. */
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

/** The same with plain fives: which copies it takes is not said. */
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

/** Of the actions that are the same but for red fives, the one that keeps most of them: laid down they are kept. */
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
