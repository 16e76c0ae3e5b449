/** Every two games that the same hand can be asked about, by the order of their names. */
import { inBoth } from '../../compare/both/concept.ts';
import { bothName, TWICE } from '../../notation/both.ts';
import { makeQuestion, NoQuestionError } from '../../puzzles/make.ts';
import type { Room } from '../../puzzles/question.ts';
import type { Course } from '../site/courses.ts';
import { makerOf } from './questions.ts';

export async function pairsAsked(courses: readonly Course[]): Promise<[Course, Course][]> {
  const makers = await Promise.all(
    courses.map(async (course) => ({ course, room: (await makerOf(course.ruleset)).room })),
  );
  return makers.flatMap((one) =>
    makers.flatMap((other): [Course, Course][] =>
      one.course.ruleset < other.course.ruleset && isAsked(one.room, other.room)
        ? [[one.course, other.course]]
        : [],
    ),
  );
}

/** Whether there is a hand that both games can be asked about. */
function isAsked(here: Room, there: Room): boolean {
  try {
    makeQuestion(inBoth(there), here, {
      concept: bothName(TWICE, there.ruleset.id),
      ruleset: here.ruleset.id,
      chosen: {},
      under: 'ordinary',
      seed: 'pairs',
      number: 0,
      grade: 1,
      rules: [],
      without: [],
    });
    return true;
  } catch (error) {
    if (error instanceof NoQuestionError) return false;
    throw error;
  }
}
