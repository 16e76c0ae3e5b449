/** Parses and formats the single fields of a share link. */

import type { Chosen, OptionValue } from '../engine/game.ts';
import type { Book, Debt } from '../engine/payment.ts';
import type { Seed } from '../engine/random.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { atEnd, match, need, peek, type TextReader, take, wrong } from './reader.ts';

const NUMBER = /-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/y;
const ID = /[a-z0-9]+(?:-[a-z0-9]+)*/y;
const ESCAPED_TEXT = /(?:[A-Za-z0-9_.!~*'()-]|%[0-9A-Fa-f]{2})+/y;

/** Limits for values from a link: amounts, and the length of an id in characters. */
const MOST = 1e9;
const LONGEST_ID = 64;
/** The greatest nesting of the clauses' state. Real state is a few lists within a list. */
const DEEPEST = 12;

function readNumber(reader: TextReader, expected = 'a number'): number {
  const from = reader.at;
  const text = match(reader, NUMBER);
  const value = Number(text ?? Number.NaN);
  if (!Number.isFinite(value)) throw wrong(reader, expected, from);
  return value;
}

function readAmount(reader: TextReader, expected = 'an amount', least = -MOST): number {
  const from = reader.at;
  const value = readNumber(reader, expected);
  if (value < least || value > MOST) throw wrong(reader, `${expected} of at most ${MOST}`, from);
  return value;
}

export function readId(reader: TextReader, expected: string): string {
  const from = reader.at;
  const text = match(reader, ID);
  if (text === null || text.length > LONGEST_ID) throw wrong(reader, expected, from);
  return text;
}

/** Reads a whole number between `least` and `most`, both included. */
export function readWhole(reader: TextReader, least: number, most: number, expected: string): number {
  const from = reader.at;
  const text = match(reader, /\d+/y);
  const value = Number(text ?? Number.NaN);
  if (!(value >= least && value <= most)) throw wrong(reader, expected, from);
  return value;
}

/** Reads a list of at least one item. Example with separator `,`: `a,b` → two items. */
export function readList<T>(reader: TextReader, separator: string, item: (reader: TextReader) => T): T[] {
  const items = [item(reader)];
  while (take(reader, separator)) items.push(item(reader));
  return items;
}

/** Formats a seed: words as they are, a number after `~` (`~42`). */
export const formatSeed = (seed: Seed): string =>
  typeof seed === 'number' ? `~${seed}` : encodeURIComponent(seed).replaceAll('~', '%7E');

export function readSeed(reader: TextReader): Seed {
  if (take(reader, '~')) return readNumber(reader);
  return readEscaped(reader, 'the words of a seed');
}

function readEscaped(reader: TextReader, expected: string): string {
  const from = reader.at;
  const text = match(reader, ESCAPED_TEXT);
  if (text === null) throw wrong(reader, expected);
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong(reader, expected, from);
  }
}

/**
 * Formats options: `promoted-kong:true,limit:500,frozen:off`. A word that could be read as another value is quoted:
 * `'true'`.
 */
export function formatChosen(chosen: Chosen): string {
  return Object.entries(chosen)
    .map(([id, value]) => `${id}:${formatValue(value)}`)
    .join(',');
}

function formatValue(value: OptionValue): string {
  if (typeof value !== 'string') return String(value);
  return /^[a-z][a-z-]*$/.test(value) && value !== 'true' && value !== 'false'
    ? value
    : `'${encodeURIComponent(value).replaceAll("'", '%27')}'`;
}

export function readChosen(reader: TextReader): Chosen {
  const chosen: Record<string, OptionValue> = {};
  readList(reader, ',', () => {
    const id = readId(reader, 'the id of an option');
    need(reader, ':', ': and the option’s value');
    chosen[id] = readValue(reader);
  });
  return chosen;
}

function readValue(reader: TextReader): OptionValue {
  if (take(reader, "'")) {
    if (take(reader, "'")) return '';
    const to = reader.text.indexOf("'", reader.at);
    const inner = { ...reader, end: to < 0 ? reader.end : to };
    const word = readEscaped(inner, 'a value');
    reader.at = inner.at;
    need(reader, "'", 'a closing quote');
    return word;
  }
  if (/[-\d]/.test(peek(reader))) return readAmount(reader, 'a number');
  const word = match(reader, /[a-z][a-z-]*/y);
  if (word === null) throw wrong(reader, 'true, false, a number or a word');
  return word === 'true' ? true : word === 'false' ? false : word;
}

/** Formats the money of seats 0 to 3, then the pot: `20,20,15,25,0`. */
export const formatBook = (book: Book): string => [...book.seats, book.pot].join(',');

export function readBook(reader: TextReader): Book {
  const from = reader.at;
  const [a, b, c, d, pot, ...more] = readList(reader, ',', (at) => readAmount(at));
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    pot === undefined ||
    more.length
  ) {
    throw wrong(reader, 'five amounts: four seats and the pot', from);
  }
  return { seats: [a, b, c, d], pot };
}

/** Formats debts: `02:5` means seat 0 owes seat 2 an amount of 5. */
export const formatDebts = (debts: readonly Debt[]): string =>
  debts.map((debt) => `${debt.from}${debt.to}:${debt.amount}`).join(',');

export function readDebts(reader: TextReader): Debt[] {
  return readList(reader, ',', () => {
    const from = readSeatNumber(reader);
    const at = reader.at;
    const to = readSeatNumber(reader);
    if (to === from) throw wrong(reader, 'another seat than the one that owes', at);
    need(reader, ':', ': and an amount');
    return { from, to, amount: readAmount(reader, 'an amount above 0', Number.MIN_VALUE) };
  });
}

export function readSeatNumber(reader: TextReader): Seat {
  const seat = SEATS.find((each) => take(reader, String(each)));
  if (seat === undefined) throw wrong(reader, 'a seat from 0 to 3');
  return seat;
}

export const formatMemory = (memory: Readonly<Record<string, Json>>): string =>
  toBase64Url(JSON.stringify(memory));

export function readMemory(reader: TextReader): Readonly<Record<string, Json>> {
  const from = reader.at;
  const code = match(reader, /[A-Za-z0-9_-]+/y);
  try {
    const text = fromBase64Url(code ?? '');
    const memory: unknown = JSON.parse(text);
    if (isRecord(memory) && depthOf(text) <= DEEPEST) return memory;
  } catch {
    // The error is thrown below.
  }
  throw wrong(reader, 'what the clauses remember, in base64url', from);
}

/** Returns the nesting depth of a JSON text; brackets in strings do not count. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const bracket of json.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/[[\]{}]/g) ?? []) {
    depth += '[{'.includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const isRecord = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws NotationError when the value has further text */
export function endValue(reader: TextReader): void {
  if (!atEnd(reader)) throw wrong(reader, '& and the next field');
}
