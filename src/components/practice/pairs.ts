/** Lists the pairs of games that can be asked the same question, each pair once, with the kinds of question for it. */

import { repliesAt, type TwoGameSubject } from '../../compare/two-games/game-side.ts';
import { inBoth } from '../../compare/two-games/two-game-question.ts';
import { bothName } from '../../notation/two-game-id.ts';
import { NoQuestionError, questionSteps } from '../../puzzles/make.ts';
import { type Concept, type Question, questionSpec } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { twoGameConcepts } from '../../questions/two-games/parts.ts';
import { type Course, courses } from '../site/courses.ts';
import { readOnce } from '../site/read-once.ts';
import { type Maker, makerOf } from './questions.ts';

/** Two games, and the kinds of question to which their answers differ. */
interface PracticePair {
  readonly one: Course;
  readonly other: Course;
  readonly kinds: readonly string[];
}

export const practicePairs = readOnce(async (): Promise<readonly PracticePair[]> => {
  const makers = await Promise.all(
    (await courses()).map(async (course) => ({ course, maker: await makerOf(course.ruleset) })),
  );
  return makers.flatMap((one) =>
    makers.flatMap((other): PracticePair[] => {
      if (one.course.ruleset >= other.course.ruleset) return [];
      const kinds = kindsFor(one.maker, other.maker);
      return kinds.length > 0 ? [{ one: one.course, other: other.course, kinds }] : [];
    }),
  );
});

/** The kinds of question that both games have and that find a difference, in learning order. */
const kindsFor = (here: Maker, there: Maker): string[] =>
  [...here.kinds].flatMap(([kind, { concept }]) =>
    twoGameConcepts.includes(kind) && there.kinds.has(kind) && hasQuestions(kind, concept, here, there)
      ? [kind]
      : [],
  );

/** The search for one question stops after this many attempts; the two games then count as agreeing. */
const ATTEMPTS = 80;
/** Number of questions that are tried to find one on which the two games differ. */
const QUESTIONS = 8;

/** Does a short search find a question that both games can answer and on which they differ? */
function hasQuestions(kind: string, concept: Concept, here: Maker, there: Maker): boolean {
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
  { generator }: Maker,
  there: Maker,
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
