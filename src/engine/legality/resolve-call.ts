/** What a pressed call can mean where it does not say with which tiles: every way it may be done, or the best that may not. */
import type { Action, Call, ClaimChow } from '../action.ts';
import { copiesLike, copiesOf } from '../counts.ts';
import { ownTiles, promotesTo, redderPungs } from '../jokers.ts';
import type { Ruleset } from '../ruleset.ts';
import { runsWith } from '../runs.ts';
import type { Seat } from '../seats.ts';
import { offered } from '../selectors.ts';
import type { SeatHand, Table } from '../table.ts';
import { FACE_DOWN, JOKER, type Kind, placeOf, plainKind } from '../tiles.ts';
import { GROUNDS, refusalOf } from './verdict.ts';

/** What a reader may press: a call, or to make none. */
export type Pressed = Call | 'pass';

/** A way to do it, and how many of its tiles are missing. */
interface Way {
  readonly action: Action;
  readonly missing: number;
}

/**
 * The actions that this call of this seat can mean: all that are allowed, to choose from; where none is, the one that
 * comes nearest to it: with the fewest tiles missing, and refused on the last ground. Only tiles of its own are named.
 * A call looks for its own tiles. Those that are chosen say which of several ways is meant, or which kong is tried in vain;
 * where they are none of this call's, it is as if nothing were chosen.
 * @param chosen tiles that the seat has picked: one says which kong, two say which chow
 */
export function attempts(
  ruleset: Ruleset,
  table: Table,
  seat: Seat,
  call: Pressed,
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

/** Whether these tiles are the ones that the action takes from the hand; of a kong one says enough. */
function isOf(table: Table, action: Action, chosen: readonly Kind[]): boolean {
  switch (action.do) {
    case 'chow':
      return sameKinds(chosen, action.using);
    case 'pung': {
      const { concealed } = table.seats[action.seat];
      const tile = offered(table)?.tile ?? FACE_DOWN;
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

/** A tile of several that is chosen for a kong which may not be; one that stands alone happens to be lit. */
function kongInVain(
  table: Table,
  seat: Seat,
  call: Pressed,
  [only, another]: readonly Kind[],
): readonly [Way] | null {
  if (call !== 'kong' || only === undefined || another !== undefined || offered(table)) return null;
  const tile = plainKind(only);
  const missing = missingOf(table.seats[seat], tile);
  return missing < 3 ? [{ action: { do: 'kong', seat, tile }, missing }] : null;
}

function waysOf(ruleset: Ruleset, table: Table, seat: Seat, call: Pressed): readonly [Way, ...Way[]] {
  const hand = table.seats[seat];
  const offer = offered(table);
  const claims = offer !== null && offer.from !== seat;
  // The tile of a kong that lies face down is seen by who laid it alone.
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

/** How many tiles of its own a seat lacks for a kong of this kind. */
const missingOf = (hand: SeatHand, kind: Kind): number =>
  (promotesTo(hand, kind) ? 1 : 4) - copiesLike(hand.concealed, kind);

/** The plain way, and one with each number of jokers that there are for the tiles that are missing. */
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

/** Every two that make a run with this tile; where none do, the two that lie nearest to it. */
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
