/** Grades an answer: right or wrong, and which rules a wrong one missed. */
import type { RuleId } from '../engine/action.ts';
import type { Concept, GeneratorContext, Question } from './question.ts';
import { same } from './same-answers.ts';

export interface Grade {
  readonly right: boolean;
  /** The deciding rules that a wrong answer missed. Empty if the answer is right. */
  readonly missed: readonly RuleId[];
}

/** Is the answer right? It equals the key, or the concept accepts it. */
export const isRight = <A>(concept: Concept<A>, question: Question<A>, answer: readonly string[]): boolean =>
  concept.accepts?.(question, answer) ?? same(answer, question.key);

/** Grades an answer. A wrong one misses the rules its concept names, or else all that decide the question. */
export function gradeAnswer<A>(
  concept: Concept<A>,
  question: Question<A>,
  answer: readonly string[],
  generator: GeneratorContext,
): Grade {
  if (isRight(concept, question, answer)) return { right: true, missed: [] };
  return { right: false, missed: concept.missed?.(question, answer, generator) ?? question.decides };
}
