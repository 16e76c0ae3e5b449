/** Resolves a pressed call (Pung, Kong …) to actions: every legal way to do it, or the nearest refused one. */
import type { Action, Call, ClaimChow } from '../action.ts';
import { copiesLike, copiesOf } from '../counts.ts';
import { ownTiles, promotesTo, redderPungs } from '../jokers.ts';
import type { Ruleset } from '../ruleset.ts';
import { runsWith } from '../runs.ts';
import type { Seat } from '../seats.ts';
import { offerOf } from '../selectors.ts';
import type { SeatHand, Table } from '../table.ts';
import { FACE_DOWN, JOKER, type Kind, placeOf, plainKind } from '../tiles.ts';
import { GROUNDS, refusalOf } from './verdict.ts';

/** A button a reader can press: a call or pass. */
export type CallButton = Call | 'pass';

/** One way to make the call, and the number of tiles the seat lacks for it. */
interface Way {
  readonly action: Action;
  readonly missing: number;
}

/**
 * Lists the actions a call can mean. If some are legal: all of those, to choose from. Otherwise: the one closest to
 * legal, i.e. with the fewest missing tiles, then refused on the last ground. Only the seat's own tiles are named.
 * Chosen tiles select one of several ways, or the kong tried in vain; they are ignored if they do not fit this call.
 * @param chosen tiles the reader has picked: one selects a kong, two a chow
 */
export function attempts(
  ruleset: Ruleset,
  table: Table,
  seat: Seat,
  call: CallButton,
  chosen: readonly Kind[] = [],
): readonly [Action, ...Action[]] {
  const ways = waysOf(ruleset, table, seat, call);
  const allowed = ways.flatMap(({ action }) => (refusalOf(ruleset, table, action) === null ? [action] : []));
  const [first, ...others] = allowed.some((action) => isOf(table, action, chosen))
    ? allowed.filter((action) => isOf(table, action, chosen))
    : allowed;
  if (first) return [first, ...others];
  const rank = ({ action, missing }: Way): number => {
    const ground = refusalOf(ruleset, table, action)?.ground ?? 'tiles';
    return GROUNDS.indexOf(ground) - GROUNDS.length * missing;
  };
  const tried = kongInVain(table, seat, call, chosen) ?? ways;
  return [tried.reduce((best, way) => (rank(way) > rank(best) ? way : best)).action];
}

/** Are these the tiles that the action takes from the hand? For a kong, one tile is enough. */
function isOf(table: Table, action: Action, chosen: readonly Kind[]): boolean {
  switch (action.do) {
    case 'chow':
      return sameKinds(chosen, action.using);
    case 'pung': {
      const { concealed } = table.seats[action.seat];
      const tile = offerOf(table)?.tile ?? FACE_DOWN;
      return sameKinds(chosen, action.using ?? ownTiles(concealed, tile, 2, action.jokers ?? 0));
    }
    case 'kong':
      return chosen.length > 0 && chosen.every((tile) => plainKind(tile) === action.tile);
    default:
      return false;
  }
}

const sameKinds = (some: readonly Kind[], others: readonly Kind[]): boolean =>
  some.length === others.length && some.every((kind) => copiesOf(some, kind) === copiesOf(others, kind));

/**
 * The refused kong of a chosen kind. Only if one tile is chosen on the seat's own turn and the seat lacks fewer than
 * three: a single tile is only selected by chance.
 */
function kongInVain(
  table: Table,
  seat: Seat,
  call: CallButton,
  [only, another]: readonly Kind[],
): readonly [Way] | null {
  if (call !== 'kong' || only === undefined || another !== undefined || offerOf(table)) return null;
  const tile = plainKind(only);
  const missing = missingOf(table.seats[seat], tile);
  return missing < 3 ? [{ action: { do: 'kong', seat, tile }, missing }] : null;
}

/** Lists the ways to make a call, whether legal or not. Without a usable tile the way names `FACE_DOWN`. */
function waysOf(ruleset: Ruleset, table: Table, seat: Seat, call: CallButton): readonly [Way, ...Way[]] {
  const hand = table.seats[seat];
  const offer = offerOf(table);
  const claims = offer !== null && offer.from !== seat;
  // A face-down kong's tile is visible to its owner only.
  const tile = offer === null || offer.covered ? FACE_DOWN : offer.tile;
  switch (call) {
    case 'pass':
    case 'win':
      return [{ action: { do: call, seat }, missing: 0 }];
    case 'pung': {
      const missing = 2 - copiesLike(hand.concealed, plainKind(tile));
      const [plain, ...others] = withJokers(ruleset, hand, missing, (jokers) => ({
        do: 'pung',
        seat,
        ...jokers,
      }));
      const redder = redderPungs(hand.concealed, tile).map(
        (using): Way => ({ action: { do: 'pung', seat, using }, missing }),
      );
      return [plain, ...others, ...redder];
    }
    case 'chow':
      return chows(seat, hand.concealed, tile);
    case 'kong': {
      const kong = (of: Kind, missing: number) =>
        withJokers(ruleset, hand, missing, (jokers) => ({ do: 'kong', seat, tile: of, ...jokers }));
      if (claims) return kong(plainKind(tile), 3 - copiesLike(hand.concealed, plainKind(tile)));
      // A joker may be added to an open pung whose own tile is not in the hand.
      const open =
        ruleset.jokers && hand.concealed.includes(JOKER) ? hand.melds.map((meld) => meld.tile) : [];
      const promoted = open.filter((kind) => promotesTo(hand, kind));
      const kinds = [...new Set([...hand.concealed, ...promoted].map(plainKind))];
      const [first, ...others] = kinds.map((kind) => kong(kind, missingOf(hand, kind)));
      return first ? [first[0], ...first.slice(1), ...others.flat()] : kong(FACE_DOWN, 4);
    }
  }
}

/** Number of tiles the seat lacks for a kong of this kind. */
const missingOf = (hand: SeatHand, kind: Kind): number =>
  (promotesTo(hand, kind) ? 1 : 4) - copiesLike(hand.concealed, kind);

/** The way without jokers, and one for each number of jokers in hand. Jokers fill missing tiles. */
function withJokers(
  ruleset: Ruleset,
  { concealed }: SeatHand,
  missing: number,
  make: (jokers: { readonly jokers?: number }) => Action,
): readonly [Way, ...Way[]] {
  const lack = Math.max(0, missing);
  const most = ruleset.jokers ? copiesOf(concealed, JOKER) : 0;
  const ways = Array.from({ length: most }, (_, i): Way => {
    const jokers = i + 1;
    return { action: make({ jokers }), missing: Math.max(0, lack - jokers) };
  });
  return [{ action: make({}), missing: lack }, ...ways];
}

/** Every pair that makes a chow with this tile; without one, the two tiles nearest to it. */
function chows(seat: Seat, concealed: readonly Kind[], tile: Kind): readonly [Way, ...Way[]] {
  const chow = (using: ClaimChow['using'], missing = 0): Way => ({
    action: { do: 'chow', seat, using },
    missing,
  });
  const [first, ...others] = runsWith(tile, concealed);
  if (first) return [chow(first), ...others.map((using) => chow(using))];
  const away = (kind: Kind): number => Math.abs(placeOf(kind) - placeOf(tile));
  const [near = FACE_DOWN, next = near] = [...concealed].sort((a, b) => away(a) - away(b) || a - b);
  return [chow(placeOf(near) < placeOf(next) ? [near, next] : [next, near])];
}
