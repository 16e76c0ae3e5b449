import { quoted, shortened } from './quoted.ts';

/** A text that does not follow its notation: where it goes wrong, and what would have been right there. */
export class NotationError extends Error {
  /** Counted from 1; one past the end where something is missing. */
  readonly column: number;
  /** What could have stood there, as a noun phrase. */
  readonly expected: string;
  /** What stands there instead, quoted. */
  readonly found: string;
  /** The whole text that was read; the message quotes no more of it than is needed to find the place. */
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

/** How much of a word is told that stands where it should not, and of the text before and behind it. */
const LONGEST_WORD = 20;
const BESIDE = 30;

function foundAt(text: string, column: number): string {
  const [word] = /^(?:[A-Za-z]+|.)/su.exec(text.slice(column - 1, column - 1 + LONGEST_WORD)) ?? [];
  if (word === undefined) return 'the end';
  return word === ' ' ? 'a space' : quoted(word);
}

function around(text: string, column: number): string {
  if (text.length <= 2 * BESIDE) return quoted(text);
  const from = Math.max(0, column - 1 - BESIDE);
  return quoted(`${from > 0 ? '…' : ''}${shortened(text.slice(from), 2 * BESIDE)}`);
}
