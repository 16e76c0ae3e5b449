import { NotationError } from './error.ts';

/** A cursor in a text that is read from left to right. Every parser advances it. */
export interface TextReader {
  readonly text: string;
  /** Index of the next character, from 0. */
  at: number;
  /** Index at which reading stops. */
  readonly end: number;
}

/** Starts reading a text or a part of it. The columns in errors count in the whole text. */
export const textReader = (text: string, from = 0, end = text.length): TextReader => ({
  text,
  at: from,
  end,
});

/** Returns the next character, or '' at the end. */
export const peek = (reader: TextReader): string =>
  reader.at < reader.end ? reader.text.charAt(reader.at) : '';

export const atEnd = (reader: TextReader): boolean => reader.at >= reader.end;

/** Builds the error for the text at index `at` (by default the cursor). */
export const wrong = (reader: TextReader, expected: string, at: number = reader.at): NotationError =>
  new NotationError(reader.text, at + 1, expected);

/** Advances over this text if it comes next, and says whether it did. */
export function take(reader: TextReader, text: string): boolean {
  if (reader.at + text.length > reader.end || !reader.text.startsWith(text, reader.at)) return false;
  reader.at += text.length;
  return true;
}

/** Advances over this text. @throws NotationError when something else comes next */
export function need(reader: TextReader, text: string, expected = `“${text}”`): void {
  if (!take(reader, text)) throw wrong(reader, expected);
}

/** Returns what a sticky pattern matches here and advances over it; null when it does not match. */
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
