/** What a table says about itself to whoever asks: the tile that lies to be taken, and how a tile came. */
import type { Action } from './action.ts';
import { promotesTo } from './jokers.ts';
import { isFaceDown, type Meld } from './melds.ts';
import { type Seat, withSeat } from './seats.ts';
import type { DrewTile, Offer, SeatHand, Table, WinSource } from './table.ts';
import { type Kind, plainKind } from './tiles.ts';

/** The tile that lies there to be taken, taken or not. */
export function offered({ stage }: Table): Offer | null {
  return stage.phase === 'collecting' || stage.phase === 'awarding' || stage.phase === 'drawing'
    ? stage.offer
    : null;
}

/** The tile of another seat that this action would take; null where it takes none. A kong of any other kind than the
 *  one that lies there would be a kong of one's own. */
export function claimedBy(table: Table, action: Action): Offer | null {
  const offer = offered(table);
  if (offer === null || offer.from === action.seat) return null;
  switch (action.do) {
    case 'win':
    case 'pung':
    case 'chow':
      return offer;
    case 'kong':
      return offer.covered || action.tile === plainKind(offer.tile) ? offer : null;
    default:
      return null;
  }
}

/** How the seat would win with the tile it drew. */
export function howDrawn(table: Table, seat: Seat, drew: DrewTile): WinSource {
  const hand = table.seats[seat];
  const opening = table.claims === 0 && hand.discards === 0 && hand.melds.length === 0;
  return { by: 'draw', tile: drew.tile, drew, opening };
}

/** How a seat would win with the tile on offer. */
export function howOffered(offer: Offer): WinSource {
  return {
    by: offer.as === 'discard' ? 'discard' : 'robbery',
    tile: offer.tile,
    from: offer.from,
    last: offer.last,
    opening: offer.opening,
  };
}

/** The kinds of this seat's concealed kongs that still lie face down. */
export function hiddenKongs(table: Table, seat: Seat): Kind[] {
  return table.seats[seat].melds.flatMap((meld) => (isFaceDown(meld) ? [meld.tile] : []));
}

/** The table with another hand in front of this seat. */
export const withHand = (table: Table, seat: Seat, hand: SeatHand): Table => ({
  ...table,
  seats: withSeat(table.seats, seat, hand),
});

/** The table once this seat's pung and its fourth tile are one kong. */
export function promoted(table: Table, seat: Seat, tile: Kind, fourth: Kind): Table {
  const hand = table.seats[seat];
  const pung = promotesTo(hand, tile);
  const melds = hand.melds.map(
    (meld): Meld =>
      meld === pung
        ? { kind: 'kong', how: 'promoted', tile, tiles: [...pung.tiles, fourth], from: pung.from }
        : meld,
  );
  return withHand(table, seat, { ...hand, melds });
}

/** One decision more: bots' randomness hangs on the number. */
export function decided(table: Table, seat: Seat): Table {
  const hand = table.seats[seat];
  return withHand(table, seat, { ...hand, decisions: hand.decisions + 1 });
}

/** Whose answers a hand waits for; nobody's while something goes by itself, and once it is over. */
export function awaitedSeats({ stage, due }: Table): readonly Seat[] {
  if (due.length > 0) return [];
  switch (stage.phase) {
    case 'deciding':
      return [stage.seat];
    case 'collecting':
      return stage.pending.filter((seat) => !stage.answers.some((bid) => bid.seat === seat));
    case 'dealing':
      return stage.pending.filter((seat) => stage.chosen[seat] === null);
    case 'settling':
      return stage.pending;
    default:
      return [];
  }
}
