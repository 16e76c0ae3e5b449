/** The kinds of question that two games share: both can ask it, and there are questions to which their answers differ. */
import { bothName } from '../../notation/two-game-id.ts';
import { NoQuestionError, questionSteps } from '../../puzzles/make.ts';
import { type Concept, type GeneratorContext, type Question, questionSpec } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { repliesAt, type TwoGameSubject } from './game-side.ts';
import { inBoth } from './two-game-question.ts';

/** A game as a maker of questions, by the rules without options. */
interface QuestionMaker {
  readonly generator: GeneratorContext;
  /** Its concepts by id, in learning order. */
  readonly concepts: ReadonlyMap<string, Concept>;
}

/** The search for one question stops after this many attempts; the two games then count as agreeing. */
const ATTEMPTS = 80;
/** Number of questions that are tried to find one on which the two games differ. */
const QUESTIONS = 8;

/** Searches for the kinds that two games share, of these. It takes half a second a pair. */
export const sharedKinds = (here: QuestionMaker, there: QuestionMaker, kinds: readonly string[]): string[] =>
  kinds.filter((kind) => {
    const concept = here.concepts.get(kind);
    return concept && there.concepts.has(kind) && hasQuestions(kind, concept, here, there);
  });

/** Does a short search find a question that both games can answer and on which they differ? */
function hasQuestions(kind: string, concept: Concept, here: QuestionMaker, there: QuestionMaker): boolean {
  const both = inBoth(concept, there.generator);
  for (let number = 0; number < QUESTIONS; number++) {
    const question = soon(kind, both, here, there, number);
    if (question && !same(repliesAt(question.key, 'here'), repliesAt(question.key, 'there'))) return true;
  }
  return false;
}

function soon(
  kind: string,
  both: Concept<TwoGameSubject>,
  { generator }: QuestionMaker,
  there: QuestionMaker,
  number: number,
): Question<TwoGameSubject> | null {
  const concept = bothName(kind, there.generator.ruleset.id);
  const spec = questionSpec(concept, generator.ruleset.id, { seed: 'pairs', number });
  const steps = questionSteps(both, generator, spec);
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  } catch (error) {
    if (!(error instanceof NoQuestionError)) throw error;
  }
  return null;
}
