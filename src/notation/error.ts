import { quote, shorten } from './quotation.ts';

/** Says where a text departs from its notation, and what was expected there. */
export class NotationError extends Error {
  /** The column, from 1; one past the end when something is missing. */
  readonly column: number;
  /** What was expected, as a noun phrase. */
  readonly expected: string;
  /** What stands there instead, quoted. */
  readonly found: string;
  /** The whole text. The message quotes only the surroundings of the error. */
  readonly text: string;

  constructor(text: string, column: number, expected: string) {
    const found = foundAt(text, column);
    super(`expected ${expected}, found ${found}, at column ${column} of ${around(text, column)}`);
    this.found = found;
    this.name = 'NotationError';
    this.text = text;
    this.column = column;
    this.expected = expected;
  }
}

/** The most characters quoted of a wrong word, and of the text on each side of the error. */
const LONGEST_WORD = 20;
const BESIDE = 30;

function foundAt(text: string, column: number): string {
  const [word] = /^(?:[A-Za-z]+|.)/su.exec(text.slice(column - 1, column - 1 + LONGEST_WORD)) ?? [];
  if (word === undefined) return 'the end';
  return word === ' ' ? 'a space' : quote(word);
}

function around(text: string, column: number): string {
  if (text.length <= 2 * BESIDE) return quote(text);
  const from = Math.max(0, column - 1 - BESIDE);
  return quote(`${from > 0 ? '…' : ''}${shorten(text.slice(from), 2 * BESIDE)}`);
}
