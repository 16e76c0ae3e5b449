import { NotationError } from './error.ts';

/** A place in a text that is being read from left to right; every parser of a part moves it on. */
export interface TextReader {
  readonly text: string;
  /** Index of the next character, from 0. */
  at: number;
  /** Where reading stops. */
  readonly end: number;
}

/** Reads a text, or a part of one: columns in errors are those of the whole text. */
export const read = (text: string, from = 0, end = text.length): TextReader => ({ text, at: from, end });

/** The next character, or '' at the end. */
export const peek = (reader: TextReader): string =>
  reader.at < reader.end ? reader.text.charAt(reader.at) : '';

export const atEnd = (reader: TextReader): boolean => reader.at >= reader.end;

/** The error for what stands at this place (the reader's own by default). */
export const wrong = (reader: TextReader, expected: string, at: number = reader.at): NotationError =>
  new NotationError(reader.text, at + 1, expected);

/** Moves on over this text if it is next. */
export function take(reader: TextReader, text: string): boolean {
  if (reader.at + text.length > reader.end || !reader.text.startsWith(text, reader.at)) return false;
  reader.at += text.length;
  return true;
}

/** Moves on over this text. @throws NotationError when something else stands there */
export function need(reader: TextReader, text: string, expected = `“${text}”`): void {
  if (!take(reader, text)) throw wrong(reader, expected);
}

/** What a sticky pattern matches here, moved over; null if it does not. */
export function match(reader: TextReader, pattern: RegExp): string | null {
  pattern.lastIndex = reader.at;
  const [found] = pattern.exec(reader.text.slice(0, reader.end)) ?? [];
  if (found === undefined) return null;
  reader.at += found.length;
  return found;
}

export function skipSpaces(reader: TextReader): void {
  while (peek(reader) === ' ') reader.at++;
}

/** @throws NotationError when anything but spaces is left */
export function finish(reader: TextReader, expected: string): void {
  skipSpaces(reader);
  if (!atEnd(reader)) throw wrong(reader, expected);
}
