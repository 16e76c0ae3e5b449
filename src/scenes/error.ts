import type { NotationError } from '../notation/error.ts';

/** Where an author wrote something: a file, a line of it and, where it is known, a column, both counted from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column?: number | undefined;
}

/** Where something is written that is in no file. */
export const NOWHERE: SourcePlace = { file: '', line: 1 };

/** A mistake of whoever wrote a lesson or a scene: where it stands, what is wrong, and what would be right. */
export class LessonError extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number | undefined;
  readonly what: string;
  /** What to write instead, or what is true. */
  readonly hint: string;

  constructor(place: SourcePlace, what: string, hint: string) {
    super(`${placeText(place)}: ${what}\n  ${hint}`);
    this.name = 'LessonError';
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
    this.what = what;
    this.hint = hint;
  }
}

/** A place as it is written before a fault and in a tag: `content/two-five-eight/03-a-turn.mdx:42:7`. */
export const placeText = ({ file, line, column }: SourcePlace): string =>
  `${file}:${line}${column === undefined ? '' : `:${column}`}`;

/** The place that a component is given. */
export function placeAt(at: string | undefined): SourcePlace {
  const [, file, line, column] = /^(.*?):(\d+)(?::(\d+))?$/.exec(at ?? '') ?? [];
  return {
    file: file ?? at ?? 'a lesson',
    line: Number(line ?? 0),
    ...(column !== undefined && { column: Number(column) }),
  };
}

/** A slip of notation as a mistake of this place. */
export const notationMistake = (error: NotationError, place: SourcePlace): LessonError =>
  new LessonError(
    place,
    `broken notation in “${error.text}”, column ${error.column}`,
    `Expected ${error.expected}, found ${error.found}.`,
  );
