/** A series of questions that repeats none it asked recently. */

import { fairly, likeIt } from './answer-balance.ts';
import { makeQuestion } from './make.ts';
import type { Concept, GeneratorContext, Question, QuestionSpec } from './question.ts';
import { createRecent } from './recent.ts';

/** @param spec identifies the first question; the next ones use the numbers after it and skip repeats */
export function* series<A>(
  concept: Concept<A>,
  generator: GeneratorContext,
  spec: QuestionSpec,
): Generator<Question<A>, never> {
  const recent = createRecent();
  for (let { number } = spec; ; number++) {
    const choose = recent.choice(concept);
    for (const each of likeIt(concept, generator, { ...spec, number })) {
      number = each.number;
      const question = choose(makeQuestion(concept, generator, fairly(concept, generator, each)));
      if (question === null) continue;
      recent.note(concept, question);
      yield question;
      break;
    }
  }
}
