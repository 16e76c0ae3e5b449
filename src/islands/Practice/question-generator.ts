/** Generates questions in small time slices, so that the page stays responsive. */

import { fairly, likeIt } from '../../puzzles/answer-balance.ts';
import { NoQuestionError, questionSteps } from '../../puzzles/make.ts';
import type { Concept, GeneratorContext, Question, QuestionSpec } from '../../puzzles/question.ts';
import { createRecent } from '../../puzzles/recent.ts';

/** Longest time slice, in milliseconds. */
const SLICE = 8;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Dealer {
  /**
   * Finds the first question, from this number on, that was not asked recently.
   * @param isFair part of a series: neither of two possible answers may come up more often than the other
   * @param most attempts before it gives up; no limit of its own if left out
   * @throws NoQuestionError if there is none
   */
  readonly deal: (
    concept: Concept,
    generator: GeneratorContext,
    asking: QuestionSpec,
    isFair: boolean,
    most?: number,
  ) => Promise<Question>;
  /** Notes that a question was shown. */
  readonly note: (concept: Concept, question: Question) => void;
  /** Forgets which questions were shown: a link asks its own question, shown before or not. */
  readonly forget: () => void;
}

/** Creates a dealer that remembers which questions this page has shown. */
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
