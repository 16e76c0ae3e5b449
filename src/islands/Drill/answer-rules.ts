/** What answers are judged with. */
import { type GeneratorContext, hasAnswers, type Prompt, type Question } from '../../puzzles/question.ts';

export interface AnswerRules {
  /** What the rules are asked in, by the kind of hand. */
  readonly rooms: (under?: string) => GeneratorContext;
  /** A question with its right answers, and the rules that decide it. */
  readonly whole: (put: Prompt) => Question;
}

/** A question that was dealt with its answers. @throws Error where there are none */
export function dealtWhole(put: Prompt): Question {
  if (hasAnswers(put)) return put;
  throw new Error(`a question of "${put.asking.concept}" has come without its answers`);
}
