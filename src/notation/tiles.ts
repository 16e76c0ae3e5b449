/**
 * Parses this site's tile notation: `123m 456p 789s EEE C 1f X X=3m _`; `0p` is a red 5 of dots, and is also read as
 * `r5p`. Honours are also read by their number: `1234z` are the winds, `567z` the white, the green and the red dragon.
 */
import { FACE_DOWN, FLOWERS, JOKER, type Kind, PLAYED, RED_FIVES } from '../engine/tiles.ts';
import { NotationError } from './error.ts';
import { finish, peek, skipSpaces, type TextReader, take, textReader, wrong } from './reader.ts';
import { HONOURS, HONOURS_BY_NUMBER, SUITS, type WrittenTile } from './tile-text.ts';

const A_TILE = 'a tile (ranks and m, p, s, f or z, a letter of E S W N C F P, X or _)';
const A_SUIT = 'a suit after the ranks (m, p, s, f, or z for honours, which are E S W N C F P)';

/**
 * Parses tiles, in the order written; spaces are ignored. Example: `12m E` → 1m, 2m, east wind.
 * @throws NotationError for unreadable text, or for a joker with a stated tile (`X=3m`); `parseWrittenTiles` accepts
 * those
 */
export const parseTiles = (text: string): Kind[] => readTiles(textReader(text));

/** As {@link parseTiles}, for a part of a text. @throws NotationError */
export function readTiles(reader: TextReader): Kind[] {
  const from = reader.at;
  const tiles = readAll(reader);
  if (tiles.some((tile) => tile.as !== null)) {
    throw wrong(reader, 'a tile without “=”', reader.text.indexOf('=', from));
  }
  return tiles.map((tile) => tile.kind);
}

/** Parses tiles and keeps what their jokers stand for: `X=3m` → joker as 3m. @throws NotationError */
export const parseWrittenTiles = (text: string): WrittenTile[] => readAll(textReader(text));

/** Parses exactly one tile. @throws NotationError */
export function parseTile(text: string): Kind {
  const tiles = parseTiles(text);
  const [tile] = tiles;
  if (tile === undefined) throw new NotationError(text, text.length + 1, A_TILE);
  if (tiles.length > 1) throw new NotationError(text, 1, 'one tile, not several');
  return tile;
}

function readAll(reader: TextReader): WrittenTile[] {
  skipSpaces(reader);
  const tiles: WrittenTile[] = [];
  for (;;) {
    const group = readGroup(reader);
    if (group.length === 0) break;
    // Pushed one by one: a spread of a very long group would exceed the limit of call arguments.
    for (const tile of group) tiles.push(tile);
    skipSpaces(reader);
  }
  finish(reader, A_TILE);
  return tiles;
}

/** Reads the next group: ranks with their suit (`123m`), or one letter. Empty when no tile is next. */
export function readGroup(reader: TextReader): WrittenTile[] {
  const next = peek(reader);
  if (/^r?\d/.test(reader.text.slice(reader.at, reader.at + 2))) return readRanks(reader);
  const letter = HONOURS.indexOf(next);
  if (next !== '' && letter >= 0) {
    reader.at++;
    return [plain(PLAYED - HONOURS.length + letter)];
  }
  if (take(reader, '_')) return [plain(FACE_DOWN)];
  if (!take(reader, 'X')) return [];
  if (!take(reader, '=')) return [plain(JOKER)];
  return [{ kind: JOKER, as: readBound(reader) }];
}

/** @throws NotationError when no tile is next */
export function needGroup(reader: TextReader): WrittenTile[] {
  const group = readGroup(reader);
  if (group.length === 0) throw wrong(reader, A_TILE);
  return group;
}

function readRanks(reader: TextReader): WrittenTile[] {
  const from = reader.at;
  const ranks = /(?:r?\d)*/y;
  ranks.lastIndex = from;
  const [written = ''] = ranks.exec(reader.text) ?? [];
  reader.at += written.length;
  const suit = peek(reader);
  if (suit === '' || !'mpsfz'.includes(suit)) throw wrong(reader, A_SUIT);
  const most = suit === 'f' ? 8 : suit === 'z' ? HONOURS_BY_NUMBER.length : 9;
  const isSuit = SUITS.includes(suit);
  const tiles = [...written.matchAll(/r?\d/g)].map(({ 0: text, index }) => {
    const place = from + index;
    if (text.startsWith('r') && !(text === 'r5' && isSuit))
      throw wrong(reader, 'r before the 5 of a suit', place);
    if (isSuit && (text === 'r5' || text === '0')) return plain(RED_FIVES + SUITS.indexOf(suit));
    const rank = Number(text);
    if (rank < 1 || rank > most) throw wrong(reader, `a rank from 1 to ${most}`, place);
    return plain(kindOf(rank, suit));
  });
  reader.at++;
  return tiles;
}

/** The kind of a rank with its suit letter, which must go together. */
function kindOf(rank: number, suit: string): Kind {
  if (suit === 'f') return FLOWERS + rank - 1;
  if (suit === 'z') return PLAYED - HONOURS.length + HONOURS.indexOf(HONOURS_BY_NUMBER.charAt(rank - 1));
  return SUITS.indexOf(suit) * 9 + rank - 1;
}

function readBound(reader: TextReader): Kind {
  const from = reader.at;
  const [tile, ...more] = needGroup(reader);
  if (!tile || more.length > 0 || tile.kind < 0 || tile.kind >= PLAYED) {
    throw wrong(reader, 'the one tile that the joker stands for', from);
  }
  return tile.kind;
}

const plain = (kind: Kind): WrittenTile => ({ kind, as: null });
