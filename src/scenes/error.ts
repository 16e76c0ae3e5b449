import type { NotationError } from '../notation/error.ts';

/** Where an author wrote something: a file and a line of it, counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A mistake of whoever wrote a lesson or a scene: where it stands, what is wrong, and what would be right. */
export class LessonError extends Error {
  readonly file: string;
  readonly line: number;
  /** What to write instead, or what is true. */
  readonly hint: string;

  constructor(place: Place, what: string, hint: string) {
    super(`${place.file}:${place.line}: ${what}\n  ${hint}`);
    this.name = 'LessonError';
    this.file = place.file;
    this.line = place.line;
    this.hint = hint;
  }
}

/** The place that a component is given: `content/two-five-eight/03-a-turn.mdx:42`. */
export function placeAt(at: string | undefined): Place {
  const found = /^(.*):(\d+)$/.exec(at ?? '');
  return { file: found?.[1] ?? at ?? 'a lesson', line: Number(found?.[2] ?? 0) };
}

/** A slip of notation as a mistake of this place. */
export const notationMistake = (error: NotationError, place: Place): LessonError =>
  new LessonError(
    place,
    `broken notation in “${error.text}”, column ${error.column}`,
    `Expected ${error.expected}, found ${error.found}.`,
  );
