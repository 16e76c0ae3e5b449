/** The rules and keys that answers are graded with. */
import { type GeneratorContext, hasAnswers, type Prompt, type Question } from '../../puzzles/question.ts';

export interface AnswerRules {
  /** Generator context, by kind of hand. */
  readonly rooms: (under?: string) => GeneratorContext;
  /** Completes a question with its answer key and deciding rules. */
  readonly whole: (put: Prompt) => Question;
}

/**
 * Returns a question that was dealt with its key.
 * @throws Error if the key is missing
 */
export function dealtWhole(put: Prompt): Question {
  if (hasAnswers(put)) return put;
  throw new Error(`a question of "${put.asking.concept}" has come without its answers`);
}
