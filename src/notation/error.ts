/** A text that does not follow its notation: where it goes wrong, and what would have been right there. */
export class NotationError extends Error {
  /** Counted from 1; one past the end where something is missing. */
  readonly column: number;
  /** What could have stood there, as a noun phrase. */
  readonly expected: string;
  /** What stands there instead, quoted. */
  readonly found: string;
  /** The whole text that was read. */
  readonly text: string;

  constructor(text: string, column: number, expected: string) {
    const found = foundAt(text, column);
    super(`${JSON.stringify(text)}, column ${column}: expected ${expected}, found ${found}`);
    this.found = found;
    this.name = 'NotationError';
    this.text = text;
    this.column = column;
    this.expected = expected;
  }
}

function foundAt(text: string, column: number): string {
  const rest = text.slice(column - 1);
  if (rest === '') return 'the end';
  const [word = rest] = rest.match(/^[A-Za-z]+|^./u) ?? [];
  return word === ' ' ? 'a space' : JSON.stringify(word);
}
