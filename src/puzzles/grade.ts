/** What an answer is worth, and which rules a wrong one has missed. */
import type { RuleId } from '../engine/action.ts';
import type { Concept, GeneratorContext, Question } from './question.ts';
import { same } from './same-answers.ts';

export interface Grade {
  readonly right: boolean;
  /** Of the rules that decide the question those that a wrong answer has missed; empty where it is right. */
  readonly missed: readonly RuleId[];
}

/** Whether an answer is right: it is the key, or its kind of question accepts it beside the key. */
export const isRight = <A>(concept: Concept<A>, question: Question<A>, answer: readonly string[]): boolean =>
  concept.accepts?.(question, answer) ?? same(answer, question.key);

export function gradeAnswer<A>(
  concept: Concept<A>,
  question: Question<A>,
  answer: readonly string[],
  generator: GeneratorContext,
): Grade {
  if (isRight(concept, question, answer)) return { right: true, missed: [] };
  return { right: false, missed: concept.missed?.(question, answer, generator) ?? question.decides };
}
