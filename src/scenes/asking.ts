/** A question that somebody writes down, as it is put: its answers are worked out elsewhere. */
import type { QuestionSpec } from '../puzzles/question.ts';
import { LessonError, type SourcePlace } from './error.ts';

/** What is asked for, where nothing is said of it. */
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

/** A mistake of whoever asks for a kind of question that nobody can write down. */
export const unwritable = (kind: string, writable: readonly string[], place: SourcePlace): LessonError =>
  new LessonError(place, `no board can be written of “${kind}”`, `It can be: ${writable.join(', ')}.`);
