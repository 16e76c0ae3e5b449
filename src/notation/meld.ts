/** One meld: `[234m<]` `[EEE^]` `[777p>]` exposed, `(8888s)` a concealed kong, `[2222p^+]` promoted. */
import type { Giver, Meld } from '../engine/melds.ts';
import { distance, type Seat, seatAfter } from '../engine/seats.ts';
import { beginsChow, FACE_DOWN, JOKER, type Kind, PLAYED, placeOf, plainKind } from '../engine/tiles.ts';
import { atEnd, finish, need, peek, read, type TextReader, take, wrong } from './reader.ts';
import { formatTiles, formatWrittenTiles, type WrittenTile } from './tile-text.ts';
import { needGroup } from './tiles.ts';

/** Who gave a tile, as the seat that took it sees them: by how many turns they sit after it. */
const GIVERS: readonly (readonly [mark: string, turns: 1 | 2 | 3])[] = [
  ['<', 3],
  ['^', 2],
  ['>', 1],
];

/** The seat that a mark means to this seat, moved over; null where no mark stands. */
export function readGiver(reader: TextReader, seat: Seat): Giver {
  const giver = GIVERS.find(([mark]) => take(reader, mark));
  return giver ? seatAfter(seat, giver[1]) : null;
}

/** The mark of a giver, '' for null. @throws RangeError when it is the seat itself */
export function formatGiver(giver: Giver, seat: Seat): string {
  if (giver === null) return '';
  const turns = distance(seat, giver);
  const found = GIVERS.find(([, after]) => after === turns);
  if (!found) throw new RangeError(`seat ${seat} takes no tile from itself`);
  return found[0];
}

/**
 * A meld of this seat. The tile of a chow that was claimed stands first: `[324m<]`.
 * @throws NotationError
 */
export function parseMeld(text: string, seat: Seat): Meld {
  const reader = read(text);
  const meld = readMeld(reader, seat);
  finish(reader, 'nothing after the meld');
  return meld;
}

/** The meld that begins here. @throws NotationError */
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

/** What a tile counts as; null for a joker that does not say. */
const standsFor = (tile: WrittenTile): Kind | null =>
  tile.as ?? (tile.kind === JOKER ? null : plainKind(tile.kind));

/** What a set of one kind is of: its jokers are what their fellows are. */
function sameTile(tiles: readonly WrittenTile[]): Kind | null {
  const values = tiles.map(standsFor).filter((value) => value !== null);
  const [first] = values;
  if (first === undefined || first < 0 || first >= PLAYED) return null;
  return values.every((value) => value === first) ? first : null;
}

/** Where a run of three begins: any tile unsaid must be the one that is missing between two others. */
function lowestOfRun(tiles: readonly WrittenTile[]): Kind | null {
  const values = tiles.map(standsFor).filter((value) => value !== null);
  const lowest = Math.min(...values);
  if (values.length < 2 || !beginsChow(lowest) || new Set(values).size < values.length) return null;
  return Math.max(...values) === lowest + 2 ? lowest : null;
}

/** A meld of this seat as text. @throws RangeError when its giver is the seat itself */
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
  // A single joker between its fellows needs no word; at an end it could belong to either.
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
