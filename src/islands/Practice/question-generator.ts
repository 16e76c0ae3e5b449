/** Generates questions in small time slices, so that the page stays responsive. */

import { fairly, likeIt } from '../../puzzles/answer-balance.ts';
import { NoQuestionError, questionSteps } from '../../puzzles/make.ts';
import type { Concept, GeneratorContext, Question, QuestionSpec } from '../../puzzles/question.ts';
import { createRecent } from '../../puzzles/recent.ts';

/** Longest time slice, in milliseconds. */
const SLICE = 8;

/** When dealing gives up. */
interface DealLimit {
  /** Number of failed attempts. */
  readonly attempts?: number;
  /** Milliseconds; a first attempt is always made. */
  readonly time?: number;
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Creates a dealer that remembers which questions this page has shown. */
export function createDealer() {
  const { note, forget, choice } = createRecent();
  return {
    /** Notes that a question was shown. */
    note,
    /** Forgets which questions were shown: a link asks its own question, shown before or not. */
    forget,
    /**
     * Finds the first question, from this number on, that was not asked recently.
     * @param isFair part of a series: neither of two possible answers may come up more often than the other
     * @param most when it gives up; no limit of its own if left out
     * @throws NoQuestionError if there is none
     */
    deal: async (
      concept: Concept,
      generator: GeneratorContext,
      spec: QuestionSpec,
      isFair: boolean,
      most: DealLimit = {},
    ) => {
      const choose = choice(concept);
      const until = performance.now() + (most.time ?? Number.POSITIVE_INFINITY);
      for (const each of likeIt(concept, generator, spec)) {
        const spec = isFair ? fairly(concept, generator, each) : each;
        const question = choose(await dealSliced(concept, generator, spec, most.attempts, until));
        if (question) return question;
      }
      throw new NoQuestionError(spec.concept, spec.rules);
    },
    /**
     * Deals exactly the question that this identifies, whether it was asked recently or not.
     * @throws NoQuestionError if there is none
     */
    dealExactly: (
      concept: Concept,
      generator: GeneratorContext,
      spec: QuestionSpec,
      { attempts, time = Number.POSITIVE_INFINITY }: DealLimit,
    ) => dealSliced(concept, generator, spec, attempts, performance.now() + time),
  };
}

/**
 * Deals one question, in slices.
 * @param attempts number of failed attempts after which it gives up
 * @param until when it gives up, by `performance.now()`
 * @throws NoQuestionError if it gives up
 */
async function dealSliced(
  concept: Concept,
  generator: GeneratorContext,
  spec: QuestionSpec,
  attempts = Number.POSITIVE_INFINITY,
  until = Number.POSITIVE_INFINITY,
): Promise<Question> {
  const steps = questionSteps(concept, generator, spec);
  let slice = performance.now() + SLICE;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { done, value } = steps.next();
    if (done) return value;
    const now = performance.now();
    if (now >= until) break;
    if (now < slice) continue;
    await turn();
    slice = performance.now() + SLICE;
  }
  throw new NoQuestionError(spec.concept, spec.rules);
}
