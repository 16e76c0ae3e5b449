/** Small steps on a sorted hand of tiles; nothing is changed in place. */
import { copiesOf, countTiles, tilesOf } from './counts.ts';
import type { ScoringHand } from './ruleset.ts';
import { type Seat, windOf } from './seats.ts';
import type { SeatHand, Table } from './table.ts';
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

/** The tiles by kind. They come in runs that are sorted already, so each is moved to its place in turn. */
export function inOrder(tiles: readonly Kind[]): Kind[] {
  const sorted = tiles.slice();
  for (let i = 1; i < sorted.length; i++) {
    const tile = sorted[i] as Kind;
    let at = i;
    for (; at > 0 && (sorted[at - 1] as Kind) > tile; at--) sorted[at] = sorted[at - 1] as Kind;
    sorted[at] = tile;
  }
  return sorted;
}

/** The tiles without these, each taken once. @throws RangeError when one is not there. */
export function withoutTiles(tiles: readonly Kind[], taken: readonly Kind[]): Kind[] {
  let out = tiles.slice();
  for (const tile of taken) out = withoutTile(out, tile);
  return out;
}

/** The tiles without one of this kind. @throws RangeError when there is none */
export function withoutTile(tiles: readonly Kind[], tile: Kind): Kind[] {
  const out: Kind[] = [];
  let taken = false;
  for (let i = 0; i < tiles.length; i++) {
    const next = tiles[i] as Kind;
    if (!taken && next === tile) taken = true;
    else out.push(next);
  }
  if (!taken) throw new RangeError(`kind ${tile} is not in the hand`);
  return out;
}

/** Each kind once, of sorted tiles. */
export function kindsOf(tiles: readonly Kind[]): Kind[] {
  const kinds: Kind[] = [];
  for (let i = 0; i < tiles.length; i++) if (tiles[i] !== tiles[i - 1]) kinds.push(tiles[i] as Kind);
  return kinds;
}

/** True when all of `wanted` are there, copies counted. */
export function holds(tiles: readonly Kind[], wanted: readonly Kind[]): boolean {
  return wanted.every((tile) => copiesOf(tiles, tile) >= copiesOf(wanted, tile));
}

/** The seat's hand as shapes see it, with `extra` among the concealed tiles when it is given. */
export const scoringHandAt = (table: Table, seat: Seat, extra: Kind | null = null): ScoringHand =>
  scoringHandAs(table, seat, table.seats[seat], extra);

/** The same of another hand that the seat might hold. */
export function scoringHandAs(
  table: Table,
  seat: Seat,
  { concealed, melds, bonus }: Pick<SeatHand, 'concealed' | 'melds' | 'bonus'>,
  extra: Kind | null = null,
): ScoringHand {
  const counts = countTiles(concealed);
  if (extra !== null) counts[extra] = (counts[extra] as number) + 1;
  return { counts, melds, bonus, seatWind: windOf(seat, table.dealer), roundWind: table.round };
}

/** The hand with one more of this kind among its concealed tiles, or with one fewer (−1). */
export function scoringHandWith(hand: ScoringHand, kind: Kind, change: 1 | -1 = 1): ScoringHand {
  const counts = hand.counts.slice();
  counts[kind] = (counts[kind] as number) + change;
  return { ...hand, counts };
}

/** How many of this kind the hand holds, those in its melds too. */
export function copiesHeld({ counts, melds }: ScoringHand, kind: Kind): number {
  let copies = counts[kind] as number;
  for (const meld of melds) for (const tile of meld.tiles) if (tile === kind) copies++;
  return copies;
}

/** Every tile of the hand but bonus tiles, by kind. */
export const tilesHeld = ({ counts, melds }: ScoringHand): Kind[] =>
  inOrder([...tilesOf(counts), ...melds.flatMap((meld) => meld.tiles)]);
