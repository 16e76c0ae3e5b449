/** How a hand would be completed, and whether it would be. */
import type { Reason } from './action.ts';
import { heldBy } from './hands.ts';
import type { Ruleset } from './ruleset.ts';
import type { Seat } from './seats.ts';
import type { DrewTile, How, Offer, Table } from './table.ts';
import type { Kind } from './tiles.ts';
import { completes, judgeHand } from './win.ts';

/** How the seat would win with the tile it drew. */
export function howDrawn(table: Table, seat: Seat, drew: DrewTile): How {
  const hand = table.seats[seat];
  const opening = table.claims === 0 && hand.discards === 0 && hand.melds.length === 0;
  return { by: 'draw', tile: drew.tile, drew, opening };
}

/** How a seat would win with the tile on offer. */
export function howOffered(offer: Offer): How {
  return {
    by: offer.as === 'discard' ? 'discard' : 'robbery',
    tile: offer.tile,
    from: offer.from,
    last: offer.last,
    opening: offer.opening,
  };
}

/** Why the hand, with this tile of another's or as it is, does not win; shape and constraints fast, the rest when needed. */
export function unfinished(
  ruleset: Ruleset,
  table: Table,
  seat: Seat,
  tile: Kind | null,
  how: How,
): Reason | null {
  const held = heldBy(table, seat, tile);
  const complete = completes(ruleset, held, how);
  if (complete && ruleset.wins.minimum === null) return null;
  const verdict = judgeHand({ ruleset, table }, seat, held, how);
  return verdict.wins ? null : verdict.reason;
}
