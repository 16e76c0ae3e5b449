/**
 * Parses and formats actions in share links: `e5m` discards, `w-` passes, `spung`, `spung50m`, `nchow34m`, `ekong5mX`,
 * `wwin!false-win`.
 */
import type { Action, ClaimChow } from '../engine/action.ts';
import { type Seat, seatOfWind, type Wind, windOf } from '../engine/seats.ts';
import { FACE_DOWN, JOKER, type Kind, placeOf, plainKind } from '../engine/tiles.ts';
import { atEnd, match, peek, type TextReader, take, wrong } from './reader.ts';
import { formatTile, formatTiles } from './tile-text.ts';
import { readGroup } from './tiles.ts';

const LETTERS = 'eswn';

export const formatBriefSeat = (seat: Seat, dealer: Seat): string => LETTERS.charAt(windOf(seat, dealer));

/** Reads a seat letter (e, s, w, n). @throws NotationError */
export function readBriefSeat(reader: TextReader, dealer: Seat): Seat {
  const wind = atEnd(reader) ? -1 : LETTERS.indexOf(peek(reader));
  if (wind < 0) throw wrong(reader, 'a seat (e, s, w or n)');
  reader.at++;
  return seatOfWind(wind as Wind, dealer);
}

/** Formats an action without spaces. The offered tile is not written. */
export function formatBrief(action: Action, dealer: Seat): string {
  const despite = action.despite === undefined ? '' : `!${action.despite}`;
  return `${formatBriefSeat(action.seat, dealer)}${whatOf(action)}${despite}`;
}

function whatOf(action: Action): string {
  switch (action.do) {
    case 'discard':
      return `${formatTile(action.tile)}${action.says === undefined ? '' : escapeWord(action.says)}`;
    case 'pass':
      return '-';
    case 'chow':
      return `chow${formatTiles(action.using)}`;
    case 'kong':
      return `kong${formatTile(action.tile)}${'X'.repeat(action.jokers ?? 0)}`;
    case 'pung':
      return `pung${'X'.repeat(action.jokers ?? 0)}${action.using ? formatTiles(action.using) : ''}`;
    case 'show':
      return `show${formatTile(action.tile)}`;
    case 'exchange':
      return `give${formatTiles(action.tiles)}`;
    case 'say':
      return escapeWord(action.word);
    default:
      return action.do;
  }
}

/** Escapes a word as little as a URL allows, and also the signs that separate actions (`.`) and mark a rule (`!`). */
const escapeWord = (word: string): string =>
  `:${encodeURIComponent(word).replaceAll('%20', '+').replaceAll('.', '%2E').replaceAll('!', '%21')}`;

/** Reads an action. Example: `e5m` → discard of 5m by the east seat. @throws NotationError */
export function readBrief(reader: TextReader, dealer: Seat): Action {
  const seat = readBriefSeat(reader, dealer);
  const action = readWhat(reader, seat);
  if (!take(reader, '!')) return action;
  const despite = match(reader, /[a-z0-9-]+/y);
  if (despite === null) throw wrong(reader, 'the id of a rule');
  return { ...action, despite };
}

function readWhat(reader: TextReader, seat: Seat): Action {
  if (take(reader, '-')) return { do: 'pass', seat };
  if (take(reader, 'pung')) return { do: 'pung', seat, ...readJokers(reader), ...readOwnTwo(reader) };
  if (take(reader, 'win')) return { do: 'win', seat };
  if (take(reader, 'chow')) return { do: 'chow', seat, using: readPair(reader) };
  if (take(reader, 'kong')) return readKong(reader, seat);
  if (take(reader, 'show')) return { do: 'show', seat, tile: readOne(reader) };
  if (take(reader, 'give')) return { do: 'exchange', seat, tiles: readSome(reader) };
  if (peek(reader) === ':') return { do: 'say', seat, word: readWord(reader) };
  if (!/[0-9ESWNCFPX]/.test(peek(reader))) {
    throw wrong(reader, 'a tile, - for a pass, pung, chow, kong, win, show, give or : and a word');
  }
  const tile = readOne(reader);
  return peek(reader) === ':'
    ? { do: 'discard', seat, tile, says: readWord(reader) }
    : { do: 'discard', seat, tile };
}

/** Reads a kong: `kong5mX` is a kong of 5m in which one own tile is a joker. */
function readKong(reader: TextReader, seat: Seat): Action {
  const from = reader.at;
  const [tile, ...jokers] = readSome(reader);
  if (tile === undefined || jokers.some((each) => each !== JOKER)) throw wrong(reader, 'one tile', from);
  return { do: 'kong', seat, tile: plainKind(tile), ...(jokers.length > 0 && { jokers: jokers.length }) };
}

function readJokers(reader: TextReader): { readonly jokers?: number } {
  let jokers = 0;
  while (take(reader, 'X')) jokers++;
  return jokers > 0 ? { jokers } : {};
}

/** Reads the two own tiles of a pung, given where red fives are among them: `pung50m`. */
const readOwnTwo = (reader: TextReader): { readonly using?: ClaimChow['using'] } =>
  /[0-9]/.test(peek(reader)) ? { using: readPair(reader) } : {};

function readPair(reader: TextReader): ClaimChow['using'] {
  const from = reader.at;
  const [a, b, ...more] = readSome(reader);
  if (a === undefined || b === undefined || more.length > 0) throw wrong(reader, 'two tiles', from);
  return placeOf(a) < placeOf(b) ? [a, b] : [b, a];
}

function readOne(reader: TextReader): Kind {
  const from = reader.at;
  const [tile, ...more] = readSome(reader);
  if (tile === undefined || more.length > 0) throw wrong(reader, 'one tile', from);
  return tile;
}

/** Reads at least one tile. @throws NotationError */
export function readSome(reader: TextReader): Kind[] {
  const tiles: Kind[] = [];
  for (;;) {
    const from = reader.at;
    const group = readGroup(reader);
    if (group.length === 0) break;
    if (group.some((tile) => tile.as !== null || tile.kind === FACE_DOWN))
      throw wrong(reader, 'a plain tile', from);
    for (const { kind } of group) tiles.push(kind);
  }
  if (tiles.length === 0) throw wrong(reader, 'a tile');
  return tiles;
}

function readWord(reader: TextReader): string {
  const from = reader.at;
  reader.at++;
  const word = match(reader, /[A-Za-z0-9_~'()*%+-]+/y);
  if (word === null) throw wrong(reader, 'a word');
  try {
    return decodeURIComponent(word.replaceAll('+', ' '));
  } catch {
    throw wrong(reader, 'a word', from + 1);
  }
}
