/** Small steps on a sorted hand of tiles; nothing is changed in place. */
import { copiesOf, countTiles, tilesOf } from './counts.ts';
import type { Meld } from './melds.ts';
import type { ScoringHand } from './ruleset.ts';
import { type Seat, windOf } from './seats.ts';
import type { SeatHand, Table } from './table.ts';
import { isRed, type Kind, placeOf, plainKind } from './tiles.ts';

/** The tiles with one more, still sorted. */
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

/** The tiles by kind. They come in runs that are sorted already, so each is moved to its place in turn. */
export function inOrder(tiles: readonly Kind[]): Kind[] {
  const sorted = tiles.slice();
  for (let i = 1; i < sorted.length; i++) {
    const tile = sorted[i] as Kind;
    const place = placeOf(tile);
    let at = i;
    for (; at > 0 && placeOf(sorted[at - 1] as Kind) > place; at--) sorted[at] = sorted[at - 1] as Kind;
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
  const tiles = plainly(concealed, melds, extra);
  return { ...tiles, bonus, seatWind: windOf(seat, table.dealer), roundWind: table.round };
}

/** Concealed tiles and melds as every rule of shape sees them, and which of the tiles are red. */
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

/** The meld with its red tiles as plain ones. */
export const plainMeld = (meld: Meld): Meld =>
  meld.kind === 'chow'
    ? { ...meld, tiles: meld.tiles.map(plainKind), claimed: plainKind(meld.claimed) }
    : { ...meld, tiles: meld.tiles.map(plainKind) };

/** The hand with one more of this kind among its concealed tiles, or with one fewer (−1). */
export function scoringHandWith(hand: ScoringHand, kind: Kind, change: 1 | -1 = 1): ScoringHand {
  const counts = hand.counts.slice();
  const is = plainKind(kind);
  counts[is] = (counts[is] as number) + change;
  if (!isRed(kind)) return { ...hand, counts };
  const { reds = NONE_RED } = hand;
  return { ...hand, counts, reds: change === 1 ? [...reds, kind] : withoutTile(reds, kind) };
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
