/** Questions dealt in small steps, so that the page answers while they are. */
import { NoQuestionError, questionSteps } from '../../puzzles/make.ts';
import type { Asking, Concept, Question, Room } from '../../puzzles/question.ts';
import { fairly } from '../../puzzles/sides.ts';

/** For how long the page may wait for a step, in milliseconds. */
const SLICE = 8;
/** How many questions back none is asked again. */
const REMEMBERED = 1000;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export interface Dealer {
  /**
   * The first question from this one on that was not asked just now.
   * @param isFair it is one of a series: of two answers neither comes up more often, whatever the rules it asks for
   * @param most after how many attempts it is given up; as many as a question may take at all, unless told
   * @throws NoQuestionError where there is none
   */
  readonly deal: (
    concept: Concept,
    room: Room,
    asking: Asking,
    isFair: boolean,
    most?: number,
  ) => Promise<Question>;
  /** That this one was shown. */
  readonly note: (question: Question) => void;
}

export function createDealer(): Dealer {
  const before = new Set<string>();
  const written = ({ asking, asked }: Question): string => `${asking.concept} ${JSON.stringify(asked)}`;
  return {
    note: (question) => {
      before.add(written(question));
      const [oldest] = before;
      if (before.size > REMEMBERED && oldest !== undefined) before.delete(oldest);
    },
    deal: async (concept, room, asking, isFair, most = Number.POSITIVE_INFINITY) => {
      for (let { number } = asking; ; number++) {
        const each = { ...asking, number };
        const steps = questionSteps(concept, room, isFair ? fairly(concept, room, each) : each);
        let until = performance.now() + SLICE;
        for (let attempt = 0; ; attempt++) {
          if (attempt >= most) throw new NoQuestionError(asking.concept, asking.rules);
          const { done, value } = steps.next();
          if (done) {
            if (!before.has(written(value))) return value;
            break;
          }
          if (performance.now() < until) continue;
          await turn();
          until = performance.now() + SLICE;
        }
      }
    },
  };
}
