/** Plans the test at the end of a course: twelve questions, spread over its lessons. */
import type { PlannedQuestion } from '../../islands/Practice/question-order.ts';
import { makeQuestion } from '../../puzzles/make.ts';
import { type Question, questionSpec } from '../../puzzles/question.ts';
import type { Course } from '../site/courses.ts';
import { practisedIn } from './lessons.ts';
import type { Maker } from './questions.ts';

const LENGTH = 12;
/** The difficulty of the test's questions, and the seed of those that are generated during the build. */
const GRADE = 2;
const SEED = 'test';

/**
 * Lists the concept and rules that each question of the test turns on, one lesson per question, in course order.
 * Lessons without questions are left out.
 */
export async function testPlan({ ruleset, lessons }: Course): Promise<PlannedQuestion[]> {
  const found = await Promise.all(lessons.map(({ slug }) => practisedIn(ruleset, slug)));
  const points = found.flatMap((each): PlannedQuestion[] => (each ? [each] : []));
  // Fewer lessons than questions: lessons repeat with other questions. More lessons: some are left out, evenly spread.
  const many = points.length > LENGTH;
  return Array.from({ length: points.length > 0 ? LENGTH : 0 }, (_, i) => {
    const at = many ? Math.floor((i * points.length) / LENGTH) : i % points.length;
    return points[at];
  }).flatMap((each) => each ?? []);
}

/**
 * Generates the questions of this plan with the seed of the build.
 * @throws NoQuestionError where a question cannot be generated
 */
export const testQuestions = (
  plan: readonly PlannedQuestion[],
  { generator, kinds, game }: Maker,
): Question[] =>
  plan.flatMap(({ concept, rules }, number) => {
    const kind = kinds.get(concept);
    const spec = questionSpec(concept, game.id, { seed: SEED, number, grade: GRADE, rules });
    return kind ? [makeQuestion(kind.concept, generator, spec)] : [];
  });
