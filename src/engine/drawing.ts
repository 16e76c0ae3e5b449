/** A tile is drawn: in turn, after a kong, or for a bonus tile that was laid. */
import { type Fresh, finished, type Happened, happened, settling } from './aftermath.ts';
import { withoutTiles, withTile } from './hands.ts';
import type { Ruleset } from './ruleset.ts';
import { type Seat, withSeat } from './seats.ts';
import { type Taken, takeSupplement, takeTurn } from './supply.ts';
import { left, type SeatHand, type Stage, type Table } from './table.ts';
import { withHand } from './table-facts.ts';
import { isBonus, type Kind } from './tiles.ts';

/** The hand without these of its concealed tiles. */
export const without = (hand: SeatHand, tiles: readonly Kind[]): SeatHand => ({
  ...hand,
  concealed: withoutTiles(hand.concealed, tiles),
});

/** The bonus tile of this seat laid beside its hand. */
export function layBonus(table: Table, seat: Seat, tile: Kind): Table {
  const hand = without(table.seats[seat], [tile]);
  return withHand(table, seat, { ...hand, bonus: [...hand.bonus, tile] });
}

/** The tile taken, in the hand of this seat. */
export function drawnInto(table: Table, seat: Seat, taken: Taken): Fresh {
  const hand = table.seats[seat];
  return {
    ...table,
    wall: taken.wall,
    box: taken.box,
    seats: withSeat(table.seats, seat, { ...hand, concealed: withTile(hand.concealed, taken.tile) }),
  };
}

/** What is told of a tile that was drawn. */
export const drewEvent = (seat: Seat, { tile, from }: Taken, why: 'turn' | 'kong' | 'bonus') =>
  ({ type: 'drew', seat, tile, from, why }) as const;

/** The next tile of the seat whose turn it is, or its bonus tile laid. */
export function draw(ruleset: Ruleset, table: Table, stage: Stage & { phase: 'drawing' }): Happened {
  const { seat, why, laying } = stage;
  if (laying !== null) {
    const next: Stage = { ...stage, why: 'bonus', laying: null, by: 'bonus', offer: null };
    return happened(
      ruleset,
      { ...layBonus(table, seat, laying), stage: next },
      { type: 'laid', seat, tile: laying },
    );
  }
  const taken = why === 'turn' ? takeTurn(table) : takeSupplement(ruleset, table);
  if (!taken) return drawnHand(ruleset, table, why === 'turn' ? undefined : ruleset.supplement.out);
  const { chain, afterClaim, by } = stage;
  const next: Stage = isBonus(taken.tile)
    ? { ...stage, laying: taken.tile, offer: null }
    : {
        phase: 'deciding',
        seat,
        drew: {
          by,
          tile: taken.tile,
          chain,
          afterClaim,
          last: taken.from !== 'box' && left(taken.wall) === 0,
        },
        claimed: null,
      };
  const after = drawnInto(table, seat, taken);
  after.stage = next;
  return finished(ruleset, after, drewEvent(seat, taken, why));
}

/** `last-discard`: drawn at the moment a tile must be drawn and none is left. */
export function drawnHand(ruleset: Ruleset, table: Table, rule = ruleset.wallOut): Happened {
  return happened(ruleset, { ...table, stage: settling({ is: 'drawn', rule }) }, { type: 'drawn', rule });
}
