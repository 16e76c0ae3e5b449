/** Builds the specification of an author's question. The answers are worked out elsewhere. */
import type { QuestionSpec } from '../puzzles/question.ts';
import { LessonError, type SourcePlace } from './error.ts';

/** Returns a question specification with default values. */
export const askingOf = (
  concept: string,
  ruleset: string,
  { seed, under = 'ordinary' }: { readonly seed: string; readonly under?: string | undefined },
): QuestionSpec => ({
  concept,
  ruleset,
  chosen: {},
  under,
  seed,
  number: 0,
  grade: 1,
  rules: [],
  without: [],
});

/** Builds the error for a question kind that cannot be written as a board. */
export const unwritable = (kind: string, writable: readonly string[], place: SourcePlace): LessonError =>
  new LessonError(place, `no board can be written of “${kind}”`, `It can be: ${writable.join(', ')}.`);
