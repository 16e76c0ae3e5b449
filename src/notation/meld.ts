/**
 * Parses and formats a meld: `[234m<]` `[EEE^]` `[777p>]` claimed, `(8888s)` a concealed kong, `[2222p^+]` a promoted
 * kong.
 */
import type { Giver, Meld } from '../engine/melds.ts';
import { distance, type Seat, seatAfter } from '../engine/seats.ts';
import { beginsChow, FACE_DOWN, JOKER, type Kind, PLAYED, placeOf, plainKind } from '../engine/tiles.ts';
import { atEnd, finish, need, peek, type TextReader, take, textReader, wrong } from './reader.ts';
import { formatTiles, formatWrittenTiles, type WrittenTile } from './tile-text.ts';
import { needGroup } from './tiles.ts';

/**
 * The mark of the seat that gave a tile, by the number of turns it sits after the taker: `<` left, `^` across, `>`
 * right.
 */
const GIVERS: readonly (readonly [mark: string, turns: 1 | 2 | 3])[] = [
  ['<', 3],
  ['^', 2],
  ['>', 1],
];

/** Reads a giver's mark and returns the seat it means; null when there is no mark. */
export function readGiver(reader: TextReader, seat: Seat): Giver {
  const giver = GIVERS.find(([mark]) => take(reader, mark));
  return giver ? seatAfter(seat, giver[1]) : null;
}

/** Formats a giver's mark; '' for null. @throws RangeError when the giver is the seat itself */
export function formatGiver(giver: Giver, seat: Seat): string {
  if (giver === null) return '';
  const turns = distance(seat, giver);
  const found = GIVERS.find(([, after]) => after === turns);
  if (!found) throw new RangeError(`seat ${seat} takes no tile from itself`);
  return found[0];
}

/**
 * Parses a meld of this seat. In a chow the claimed tile comes first: `[324m<]` is 2-3-4 with the 3 claimed from the
 * left.
 * @throws NotationError
 */
export function parseMeld(text: string, seat: Seat): Meld {
  const reader = textReader(text);
  const meld = readMeld(reader, seat);
  finish(reader, 'nothing after the meld');
  return meld;
}

/** Reads the meld that begins here. @throws NotationError */
export function readMeld(reader: TextReader, seat: Seat): Meld {
  if (take(reader, '(')) return readConcealedKong(reader);
  need(reader, '[', '[ or (');
  const from = reader.at;
  const tiles = readSet(reader, ']');
  const to = reader.at;
  const giver = readGiver(reader, seat);
  const promoted = reader.at;
  const kong = take(reader, '+');
  need(reader, ']', '<, ^ or > for the giver, or ]');
  const tile = sameTile(tiles);
  if (tile !== null && tiles.length === 4) {
    return { kind: 'kong', how: kong ? 'promoted' : 'claimed', tile, tiles: tiles.map(kindOf), from: giver };
  }
  if (kong) throw wrong(reader, '] (only four of a kind are promoted)', promoted);
  if (tile !== null && tiles.length === 3)
    return { kind: 'pung', tile, tiles: tiles.map(kindOf), from: giver };
  const lowest = tiles.length === 3 ? lowestOfRun(tiles) : null;
  if (lowest === null) {
    const hint = tiles.some((tile) => tile.kind === JOKER) ? '; a joker may say what it is: X=3m' : '';
    throw wrong(reader, `three or four of a kind or a run of three${hint}`, tiles.length < 3 ? to : from);
  }
  const lying = tiles.map(kindOf).sort((a, b) => placeOf(a) - placeOf(b));
  return { kind: 'chow', tile: lowest, tiles: lying, from: giver, claimed: (tiles[0] as WrittenTile).kind };
}

function readConcealedKong(reader: TextReader): Meld {
  const from = reader.at;
  const tiles = readSet(reader, ')', 4);
  const hidden = take(reader, '_');
  need(reader, ')', '_ for a kong that lies face down, or )');
  const tile = tiles.every(({ kind }) => kind === FACE_DOWN) ? FACE_DOWN : sameTile(tiles);
  if (tile === null || tiles.length !== 4) throw wrong(reader, 'four of a kind', from);
  const shown = !hidden && tile !== FACE_DOWN;
  return { kind: 'kong', how: 'concealed', tile, tiles: tiles.map(kindOf), shown };
}

function readSet(reader: TextReader, close: string, most = 5): WrittenTile[] {
  const tiles: WrittenTile[] = [];
  while (tiles.length < most && !atEnd(reader) && !`<^>+${close}`.includes(peek(reader))) {
    for (const tile of needGroup(reader)) tiles.push(tile);
  }
  return tiles;
}

const kindOf = (tile: WrittenTile): Kind => tile.kind;

/**
 * Returns the tile this one counts as: a joker's stated tile, and the plain five for a red one. Null for a joker
 * without a stated tile.
 */
const standsFor = (tile: WrittenTile): Kind | null =>
  tile.as ?? (tile.kind === JOKER ? null : plainKind(tile.kind));

/** Returns the kind of a pung or kong; its jokers count as that kind. Null when the tiles differ. */
function sameTile(tiles: readonly WrittenTile[]): Kind | null {
  const values = tiles.map(standsFor).filter((value) => value !== null);
  const [first] = values;
  if (first === undefined || first < 0 || first >= PLAYED) return null;
  return values.every((value) => value === first) ? first : null;
}

/**
 * Returns the lowest tile of a run. A joker without a stated tile must be the middle one, because at an end it could be
 * either of two tiles. Null when the tiles are not a run.
 */
function lowestOfRun(tiles: readonly WrittenTile[]): Kind | null {
  const values = tiles.map(standsFor).filter((value) => value !== null);
  const lowest = Math.min(...values);
  if (values.length < 2 || !beginsChow(lowest) || new Set(values).size < values.length) return null;
  return Math.max(...values) === lowest + 2 ? lowest : null;
}

/** Formats a meld of this seat. @throws RangeError when its giver is the seat itself */
export function formatMeld(meld: Meld, seat: Seat): string {
  if (meld.kind === 'kong' && meld.how === 'concealed') {
    return `(${formatTiles(meld.tiles)}${meld.shown || meld.tile === FACE_DOWN ? '' : '_'})`;
  }
  const giver = formatGiver(meld.from, seat);
  if (meld.kind === 'chow') return `[${formatRun(meld.tile, meld.tiles, meld.claimed)}${giver}]`;
  const promoted = meld.kind === 'kong' && meld.how === 'promoted' ? '+' : '';
  return `[${formatTiles(meld.tiles)}${giver}${promoted}]`;
}

function formatRun(lowest: Kind, lying: readonly Kind[], claimed: Kind): string {
  const plainly = lying.map(plainKind);
  const missing = [lowest, lowest + 1, lowest + 2].filter((kind) => !plainly.includes(kind));
  // A single joker in the middle needs no stated tile; at an end it could be either of two.
  const plain = missing.length === 1 && missing[0] === lowest + 1;
  const kinds = missing[Symbol.iterator]();
  const tiles = lying.map((kind) => ({
    kind,
    as: kind === JOKER && !plain ? (kinds.next().value ?? null) : null,
  }));
  const first = tiles.findIndex((tile) => tile.kind === claimed);
  const [taken] = first < 0 ? [] : tiles.splice(first, 1);
  return formatWrittenTiles(taken ? [taken, ...tiles] : tiles);
}
