import { NotationError } from '../../src/notation/error.ts';

/** Where reading a text goes wrong and what was expected there: "4: a suit …"; "fine" if it does not. */
export function mistakeIn(parse: () => unknown): string {
  try {
    parse();
    return 'fine';
  } catch (error) {
    if (error instanceof NotationError) return `${error.column}: ${error.expected}`;
    throw error;
  }
}
