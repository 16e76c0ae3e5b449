/** Small steps on a sorted hand of tiles; nothing is changed in place. */
import { copiesOf, countTiles, emptyCounts } from './counts.ts';
import { isFaceDown } from './melds.ts';
import type { Held } from './ruleset.ts';
import { type Seat, windOf } from './seats.ts';
import type { Table } from './table.ts';
import type { Kind } from './tiles.ts';

/** The tiles with one more, still sorted. */
export function withTile(tiles: readonly Kind[], tile: Kind): Kind[] {
  const out: Kind[] = [];
  let placed = false;
  for (let i = 0; i < tiles.length; i++) {
    const next = tiles[i] as Kind;
    if (!placed && next > tile) {
      out.push(tile);
      placed = true;
    }
    out.push(next);
  }
  if (!placed) out.push(tile);
  return out;
}

/** The tiles without these, each taken once. @throws RangeError when one is not there. */
export function withoutTiles(tiles: readonly Kind[], taken: readonly Kind[]): Kind[] {
  const out = tiles.slice();
  for (const tile of taken) {
    const at = out.lastIndexOf(tile);
    if (at < 0) throw new RangeError(`kind ${tile} is not in the hand`);
    out.splice(at, 1);
  }
  return out;
}

/** True when all of `wanted` are there, copies counted. */
export function holds(tiles: readonly Kind[], wanted: readonly Kind[]): boolean {
  return wanted.every((tile) => copiesOf(tiles, tile) >= copiesOf(wanted, tile));
}

const scratch = emptyCounts();

/**
 * The seat's hand as shapes see it, with `extra` among the concealed tiles when it is given.
 * Its counts are one shared scratch array: use the result before asking for another.
 */
export function heldBy(table: Table, seat: Seat, extra: Kind | null = null): Held {
  const hand = table.seats[seat];
  const counts = countTiles(hand.concealed, scratch);
  if (extra !== null) counts[extra] = (counts[extra] as number) + 1;
  return {
    counts,
    melds: hand.melds,
    bonus: hand.bonus,
    seatWind: windOf(seat, table.dealer),
    roundWind: table.round,
  };
}

/** The kinds of this seat's concealed kongs that still lie face down. */
export function hiddenKongs(table: Table, seat: Seat): Kind[] {
  return table.seats[seat].melds.flatMap((meld) => (isFaceDown(meld) ? [meld.tile] : []));
}
