/** From a pressed call to the actions it can mean. What is not possible is tried all the same: the answer says why. */
import type { Action } from '../engine/action.ts';
import { copiesOf } from '../engine/counts.ts';
import type { Seat } from '../engine/seats.ts';
import { beginsChow, type Kind } from '../engine/tiles.ts';
import type { View } from '../engine/view.ts';
import type { Tried } from './Actions.tsx';

/**
 * What this call could be for this seat: one action to try, or several to choose from.
 * @param chosen tiles of the own hand that are selected
 */
export function attempts(
  view: View,
  seat: Seat,
  call: Tried,
  chosen: readonly Kind[],
): readonly [Action, ...Action[]] {
  switch (call) {
    case 'pass':
    case 'win':
      return [{ do: call, seat }];
    case 'pung':
      return allowedOr(view, seat, 'pung', { do: 'pung', seat });
    case 'kong':
      return kongs(view, seat, chosen);
    case 'chow':
      return chows(view, seat, chosen);
  }
}

function kongs(view: View, seat: Seat, chosen: readonly Kind[]): readonly [Action, ...Action[]] {
  const { offer } = view.stage;
  const kong = (tile: Kind): Action => ({ do: 'kong', seat, tile });
  if (offer) return allowedOr(view, seat, 'kong', kong(offer.tile));
  const [only, another] = chosen;
  const allowed = view.legal.filter((action) => action.do === 'kong' && action.seat === seat);
  if (only !== undefined && another === undefined) {
    const [of, ...more] = allowed.filter((action) => action.do === 'kong' && action.tile === only);
    return of ? [of, ...more] : [kong(only)];
  }
  const [first, ...rest] = allowed;
  if (first) return [first, ...rest];
  // None is allowed: the tile that comes nearest to one is refused with its own numbers.
  const { concealed, melds } = view.seats[seat];
  const near = (tile: Kind) =>
    copiesOf(concealed, tile) + (melds.some((meld) => meld.kind === 'pung' && meld.tile === tile) ? 3 : 0);
  const best = concealed.reduce((a, b) => (near(b) > near(a) ? b : a), concealed[0] ?? 0);
  return [kong(best)];
}

/** The ways in which this may be done (with jokers there are several), else the plain one, which is refused. */
function allowedOr(view: View, seat: Seat, call: Tried, plain: Action): readonly [Action, ...Action[]] {
  const [first, ...rest] = view.legal.filter((action) => action.do === call && action.seat === seat);
  return first ? [first, ...rest] : [plain];
}

function chows(view: View, seat: Seat, chosen: readonly Kind[]): readonly [Action, ...Action[]] {
  const { offer } = view.stage;
  const { concealed } = view.seats[seat];
  const chow = (a: Kind, b: Kind): Action => ({ do: 'chow', seat, using: a < b ? [a, b] : [b, a] });
  const [one, two] = chosen;
  if (one !== undefined && two !== undefined) return [chow(one, two)];
  const [first, ...rest] = offer ? runsWith(offer.tile, concealed) : [];
  // Ways that are all forbidden are forbidden by one rule: the first is as good as any.
  const allowed = view.legal.some((action) => action.do === 'chow' && action.seat === seat);
  if (first) return [chow(...first), ...(allowed ? rest.map((pair) => chow(...pair)) : [])];
  // No two tiles make a run with it: the two nearest are refused.
  const near = [...concealed].sort(
    (a, b) => Math.abs(a - (offer?.tile ?? 0)) - Math.abs(b - (offer?.tile ?? 0)),
  );
  return [chow(near[0] ?? 0, near[1] ?? 0)];
}

/** The pairs of these tiles that make three in a row with this one. */
function runsWith(tile: Kind, tiles: readonly Kind[]): [Kind, Kind][] {
  const pairs: [Kind, Kind][] = [
    [tile - 2, tile - 1],
    [tile - 1, tile + 1],
    [tile + 1, tile + 2],
  ];
  return pairs.filter(([a, b]) => beginsChow(Math.min(a, b, tile)) && tiles.includes(a) && tiles.includes(b));
}
