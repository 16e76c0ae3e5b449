/** Questions dealt in small steps, so that the page answers while they are. */

import { fairly, likeIt } from '../../puzzles/answer-balance.ts';
import { NoQuestionError, questionSteps } from '../../puzzles/make.ts';
import type { Concept, GeneratorContext, Question, QuestionSpec } from '../../puzzles/question.ts';
import { createRecent } from '../../puzzles/recent.ts';

/** For how long the page may wait for a step, in milliseconds. */
const SLICE = 8;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Dealer {
  /**
   * The first question from this one on that was not asked just now.
   * @param isFair it is one of a series: of two answers neither comes up more often, whatever the rules it asks for
   * @param most after how many attempts it is given up; as many as a question may take at all, unless told
   * @throws NoQuestionError where there is none
   */
  readonly deal: (
    concept: Concept,
    generator: GeneratorContext,
    asking: QuestionSpec,
    isFair: boolean,
    most?: number,
  ) => Promise<Question>;
  /** That this one was shown. */
  readonly note: (concept: Concept, question: Question) => void;
  /** An address asks its own questions, whatever was shown before. */
  readonly forget: () => void;
}

export function createDealer(): Dealer {
  const { note, forget, choice } = createRecent();
  return {
    note,
    forget,
    deal: async (concept, generator, asking, isFair, most = Number.POSITIVE_INFINITY) => {
      const choose = choice(concept);
      for (const each of likeIt(concept, generator, asking)) {
        const steps = questionSteps(concept, generator, isFair ? fairly(concept, generator, each) : each);
        let until = performance.now() + SLICE;
        for (let attempt = 0; ; attempt++) {
          if (attempt >= most) throw new NoQuestionError(asking.concept, asking.rules);
          const { done, value } = steps.next();
          if (done) {
            const question = choose(value);
            if (question) return question;
            break;
          }
          if (performance.now() < until) continue;
          await turn();
          until = performance.now() + SLICE;
        }
      }
      throw new NoQuestionError(asking.concept, asking.rules);
    },
  };
}
