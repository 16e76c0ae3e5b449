/** Grades and proves a drill's answers. Lessons load it at once, other pages with the first answer. */
import { loadKind } from '../Practice/kinds.ts';
import type { PracticeBook } from '../Practice/practice-book.ts';
import type { QuestionKind } from '../Practice/question-kind.ts';
import { note } from '../Practice/record-answer.ts';
import type { AnswerRules } from './answer-rules.ts';

export interface DrillGrading extends AnswerRules {
  /** Question kinds with their provers, by name. */
  readonly kinds: ReadonlyMap<string, QuestionKind>;
  readonly book: PracticeBook;
  readonly record: typeof note;
}

/**
 * Loads everything needed to grade a drill.
 * @param kinds names of the question kinds it asks
 */
export async function deskOf(
  kinds: readonly string[],
  book: PracticeBook,
  judged: AnswerRules,
): Promise<DrillGrading> {
  const loaded = await Promise.all(kinds.map(async (kind) => [kind, await loadKind(kind)] as const));
  return { kinds: new Map(loaded), book, record: note, ...judged };
}
