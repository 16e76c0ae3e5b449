/** The fields of a share link one by one: each value as text and back. */

import type { Chosen, OptionValue } from '../engine/game.ts';
import type { Book, Debt } from '../engine/payment.ts';
import type { Seed } from '../engine/random.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { atEnd, match, need, peek, type TextReader, take, wrong } from './reader.ts';

const NUMBER = /-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/y;
const ID = /[a-z0-9]+(?:-[a-z0-9]+)*/y;
const ESCAPED = /(?:[A-Za-z0-9_.!~*'()-]|%[0-9A-Fa-f]{2})+/y;

/** More than this nobody wins, and more letters than this no name has. */
const MOST = 1e9;
const LONGEST_ID = 64;
/** How deep what clauses remember may be nested: a few lists in a list. */
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

/** A whole number from `least` to `most`. */
export function readWhole(reader: TextReader, least: number, most: number, expected: string): number {
  const from = reader.at;
  const text = match(reader, /\d+/y);
  const value = Number(text ?? Number.NaN);
  if (!(value >= least && value <= most)) throw wrong(reader, expected, from);
  return value;
}

/** Items with this separator, at least one. */
export function readList<T>(reader: TextReader, separator: string, item: (reader: TextReader) => T): T[] {
  const items = [item(reader)];
  while (take(reader, separator)) items.push(item(reader));
  return items;
}

/** Words as they are, numbers after `~`. */
export const formatSeed = (seed: Seed): string =>
  typeof seed === 'number' ? `~${seed}` : encodeURIComponent(seed).replaceAll('~', '%7E');

export function readSeed(reader: TextReader): Seed {
  if (take(reader, '~')) return readNumber(reader);
  return readEscaped(reader, 'the words of a seed');
}

function readEscaped(reader: TextReader, expected: string): string {
  const from = reader.at;
  const text = match(reader, ESCAPED);
  if (text === null) throw wrong(reader, expected);
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong(reader, expected, from);
  }
}

/** `promoted-kong:true,limit:500,frozen:off`; a word that would read as something else stands in quotes. */
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

/** What the four seats have, from the first to the fourth, then the pot. */
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

/** `02:5` the first seat owes the third 5. */
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
    // Said below.
  }
  throw wrong(reader, 'what the clauses remember, in base64url', from);
}

/** How deep the brackets of a JSON text go. */
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

/** @throws NotationError when the value goes on */
export function endValue(reader: TextReader): void {
  if (!atEnd(reader)) throw wrong(reader, '& and the next field');
}
