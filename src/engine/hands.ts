/** Operations on a sorted list of tiles. Nothing is changed in place. */
import { copiesOf, countTiles, tilesOf } from './counts.ts';
import type { Meld } from './melds.ts';
import type { ScoringHand } from './scoring-hand.ts';
import { type Seat, windOf } from './seats.ts';
import type { SeatHand, Table } from './table.ts';
import { isRed, type Kind, placeOf, plainKind, sortTiles } from './tiles.ts';

/** Adds a tile in sorted order. */
export function withTile(tiles: readonly Kind[], tile: Kind): Kind[] {
  const out: Kind[] = [];
  const place = placeOf(tile);
  let placed = false;
  for (let i = 0; i < tiles.length; i++) {
    const next = tiles[i] as Kind;
    if (!placed && placeOf(next) > place) {
      out.push(tile);
      placed = true;
    }
    out.push(next);
  }
  if (!placed) out.push(tile);
  return out;
}

/**
 * Removes these tiles, one copy each.
 * @throws RangeError if one is missing
 */
export function withoutTiles(tiles: readonly Kind[], taken: readonly Kind[]): Kind[] {
  let out = tiles.slice();
  for (const tile of taken) out = withoutTile(out, tile);
  return out;
}

/**
 * Removes one copy of this tile.
 * @throws RangeError if there is none
 */
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

/** Lists each tile of a sorted list once. */
export function kindsOf(tiles: readonly Kind[]): Kind[] {
  const kinds: Kind[] = [];
  for (let i = 0; i < tiles.length; i++) if (tiles[i] !== tiles[i - 1]) kinds.push(tiles[i] as Kind);
  return kinds;
}

/** Do the tiles contain all of `wanted`, counting copies? */
export function holds(tiles: readonly Kind[], wanted: readonly Kind[]): boolean {
  return wanted.every((tile) => copiesOf(tiles, tile) >= copiesOf(wanted, tile));
}

/** Builds the scoring hand of a seat, adding `extra` to the concealed tiles if given. */
export const scoringHandAt = (table: Table, seat: Seat, extra: Kind | null = null): ScoringHand =>
  scoringHandAs(table, seat, table.seats[seat], extra);

/** Builds the scoring hand of a seat from other tiles than it holds. */
export function scoringHandAs(
  table: Table,
  seat: Seat,
  { concealed, melds, bonus }: Pick<SeatHand, 'concealed' | 'melds' | 'bonus'>,
  extra: Kind | null = null,
): ScoringHand {
  const plain = plainly(concealed, melds, extra);
  const hand = {
    counts: plain.counts,
    melds: plain.melds,
    bonus,
    seatWind: windOf(seat, table.dealer),
    roundWind: table.round,
  };
  return plain.reds ? { ...hand, reds: plain.reds } : hand;
}

/** Converts concealed tiles and melds for rules of shape: red fives become plain fives and are listed in `reds`. */
export function plainly(
  concealed: readonly Kind[],
  melds: readonly Meld[],
  extra: Kind | null = null,
): Pick<ScoringHand, 'counts' | 'melds' | 'reds'> {
  const counts = countTiles(concealed);
  if (extra !== null) counts[plainKind(extra)] = (counts[plainKind(extra)] as number) + 1;
  let reds = NONE_RED;
  for (const tile of concealed) if (isRed(tile)) reds = [...reds, tile];
  if (extra !== null && isRed(extra)) reds = [...reds, extra];
  for (const meld of melds) for (const tile of meld.tiles) if (isRed(tile)) reds = [...reds, tile];
  return reds === NONE_RED ? { counts, melds } : { counts, melds: melds.map(plainMeld), reds };
}

const NONE_RED: readonly Kind[] = [];

/** Replaces red fives in a meld by plain ones. */
export const plainMeld = (meld: Meld): Meld =>
  meld.kind === 'chow'
    ? { ...meld, tiles: meld.tiles.map(plainKind), claimed: plainKind(meld.claimed) }
    : { ...meld, tiles: meld.tiles.map(plainKind) };

/** Adds one tile of this kind to the concealed tiles, or removes one (−1). */
export function scoringHandWith(hand: ScoringHand, kind: Kind, change: 1 | -1 = 1): ScoringHand {
  const counts = hand.counts.slice();
  const is = plainKind(kind);
  counts[is] = (counts[is] as number) + change;
  if (!isRed(kind)) return { ...hand, counts };
  const { reds = NONE_RED } = hand;
  return { ...hand, counts, reds: change === 1 ? [...reds, kind] : withoutTile(reds, kind) };
}

/** Copies of this kind in the hand, melds included. */
export function copiesHeld({ counts, melds }: ScoringHand, kind: Kind): number {
  let copies = counts[kind] as number;
  for (const meld of melds) for (const tile of meld.tiles) if (tile === kind) copies++;
  return copies;
}

/** All tiles of the hand except bonus tiles, sorted. */
export const tilesHeld = ({ counts, melds }: ScoringHand): Kind[] =>
  sortTiles([...tilesOf(counts), ...melds.flatMap((meld) => meld.tiles)]);
