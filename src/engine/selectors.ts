/** Reads facts from a table: the offered tile, the source of a tile, the seats it waits for. */
import type { Action } from './action.ts';
import { promotesTo } from './jokers.ts';
import { isFaceDown, type Meld } from './melds.ts';
import { type Seat, withSeat } from './seats.ts';
import type { DrewTile, Offer, SeatHand, Table, WinSource } from './table.ts';
import { type Kind, plainKind } from './tiles.ts';

/** The tile on offer, also after nobody took it; null if there is none. */
export function offerOf({ stage }: Table): Offer | null {
  return stage.phase === 'collecting' || stage.phase === 'awarding' || stage.phase === 'drawing'
    ? stage.offer
    : null;
}

/**
 * The offered tile that this action would claim; null if it claims none. A kong of another kind than the offered tile
 * is a kong on the seat's own turn.
 */
export function claimedBy(table: Table, action: Action): Offer | null {
  const offer = offerOf(table);
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

/** Win source for the drawn tile. */
export function howDrawn(table: Table, seat: Seat, drew: DrewTile): WinSource {
  const hand = table.seats[seat];
  const opening = table.claims === 0 && hand.discards === 0 && hand.melds.length === 0;
  return { by: 'draw', tile: drew.tile, drew, opening };
}

/** Win source for the offered tile. */
export function howOffered(offer: Offer): WinSource {
  return {
    by: offer.as === 'discard' ? 'discard' : 'robbery',
    tile: offer.tile,
    from: offer.from,
    last: offer.last,
    opening: offer.opening,
  };
}

/** Kinds of this seat's face-down kongs. */
export function hiddenKongs(table: Table, seat: Seat): Kind[] {
  return table.seats[seat].melds.flatMap((meld) => (isFaceDown(meld) ? [meld.tile] : []));
}

/** Replaces the hand of a seat. */
export const withHand = (table: Table, seat: Seat, hand: SeatHand): Table => ({
  ...table,
  seats: withSeat(table.seats, seat, hand),
});

/** Turns a seat's pung into a kong with the fourth tile. */
export function promotePung(table: Table, seat: Seat, tile: Kind, fourth: Kind): Table {
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

/** Counts a decision of the seat; bots' random numbers are seeded with the count. */
export function countDecision(table: Table, seat: Seat): Table {
  const hand = table.seats[seat];
  return withHand(table, seat, { ...hand, decisions: hand.decisions + 1 });
}

/** Seats whose action the hand waits for. Empty while payments or referee steps are due, and after the end. */
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
