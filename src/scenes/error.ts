import type { NotationError } from '../notation/error.ts';

/** A place in a source file. Line and column count from 1; the column is optional. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column?: number | undefined;
}

/** The place of a text that comes from no file. */
export const NOWHERE: SourcePlace = { file: '', line: 1 };

/** An author's mistake in a lesson or scene. It carries the place, what is wrong, and a hint with the correction. */
export class LessonError extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number | undefined;
  readonly what: string;
  /** What to write instead, or what is true. */
  readonly hint: string;
  /** The place, for Astro, which shows these lines of the file in the browser while one writes. */
  readonly loc: SourcePlace;

  constructor(place: SourcePlace, what: string, hint: string) {
    super(`${placeText(place)}: ${what}\n  ${hint}`);
    this.name = 'LessonError';
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
    this.what = what;
    this.hint = hint;
    this.loc = { ...place };
  }
}

/**
 * Formats a place for error messages and for the `at` attribute of a tag: `content/two-five-eight/03-a-turn.mdx:42:7`.
 */
export const placeText = ({ file, line, column }: SourcePlace): string =>
  `${file}:${line}${column === undefined ? '' : `:${column}`}`;

/**
 * Parses the `at` attribute of a component back into a place. Example: `a.mdx:42:7` → file `a.mdx`, line 42, column 7.
 * A missing attribute gives file “a lesson”, line 0.
 */
export function placeAt(at: string | undefined): SourcePlace {
  const [, file, line, column] = /^(.*?):(\d+)(?::(\d+))?$/.exec(at ?? '') ?? [];
  return {
    file: file ?? at ?? 'a lesson',
    line: Number(line ?? 0),
    ...(column !== undefined && { column: Number(column) }),
  };
}

/** Turns a notation error into a lesson error at this place. */
export const notationMistake = (error: NotationError, place: SourcePlace): LessonError =>
  new LessonError(
    place,
    `broken notation in “${error.text}”, column ${error.column}`,
    `Expected ${error.expected}, found ${error.found}.`,
  );

/** Builds the error for a question kind that cannot be written as a board. */
export const unwritable = (kind: string, writable: readonly string[], place: SourcePlace): LessonError =>
  new LessonError(place, `no board can be written of “${kind}”`, `It can be: ${writable.join(', ')}.`);
