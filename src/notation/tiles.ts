/** Our own notation of tiles: `123m 456p 789s EEE C 1f X X=3m _`; `0p` is a red 5 of dots. */
import { FACE_DOWN, FLOWERS, JOKER, type Kind, PLAYED, RED_FIVES } from '../engine/tiles.ts';
import { NotationError } from './error.ts';
import { finish, peek, read, skipSpaces, type TextReader, take, wrong } from './reader.ts';
import { HONOURS, SUITS, type WrittenTile } from './tile-text.ts';

const A_TILE = 'a tile (ranks and m p s or f, a letter of E S W N C F P, X or _)';
const A_SUIT = 'a suit after the ranks (m, p, s or f)';

/**
 * The tiles of a text, in its order; spaces between them mean nothing.
 * @throws NotationError; also for a joker that says what it stands for: `parseWrittenTiles` keeps that
 */
export const parseTiles = (text: string): Kind[] => readTiles(read(text));

/** The same of a part of a text. @throws NotationError */
export function readTiles(reader: TextReader): Kind[] {
  const from = reader.at;
  const tiles = readAll(reader);
  if (tiles.some((tile) => tile.as !== null)) {
    throw wrong(reader, 'a tile without “=”', reader.text.indexOf('=', from));
  }
  return tiles.map((tile) => tile.kind);
}

/** The tiles of a text with what its jokers stand for. @throws NotationError */
export const parseWrittenTiles = (text: string): WrittenTile[] => readAll(read(text));

/** Exactly one tile. @throws NotationError */
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
    // One by one: a group may be longer than a call's arguments.
    for (const tile of group) tiles.push(tile);
    skipSpaces(reader);
  }
  finish(reader, A_TILE);
  return tiles;
}

/** The next tiles that hang together: ranks with their suit, or one letter. None if no tile is next. */
export function readGroup(reader: TextReader): WrittenTile[] {
  const next = peek(reader);
  if (next >= '0' && next <= '9') return readRanks(reader);
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

/** @throws NotationError where no tile is next */
export function needGroup(reader: TextReader): WrittenTile[] {
  const group = readGroup(reader);
  if (group.length === 0) throw wrong(reader, A_TILE);
  return group;
}

function readRanks(reader: TextReader): WrittenTile[] {
  const from = reader.at;
  while (peek(reader) >= '0' && peek(reader) <= '9') reader.at++;
  const suit = peek(reader);
  if (suit === '' || !'mpsf'.includes(suit)) throw wrong(reader, A_SUIT);
  const first = suit === 'f' ? FLOWERS : SUITS.indexOf(suit) * 9;
  const most = suit === 'f' ? 8 : 9;
  const tiles = [...reader.text.slice(from, reader.at)].map((digit, i) => {
    const rank = Number(digit);
    if (rank === 0 && suit !== 'f') return plain(RED_FIVES + SUITS.indexOf(suit));
    if (rank < 1 || rank > most) throw wrong(reader, `a rank from 1 to ${most}`, from + i);
    return plain(first + rank - 1);
  });
  reader.at++;
  return tiles;
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
