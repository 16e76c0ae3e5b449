/** Finds the practice page for a lesson: the kind of question that turns on the lesson's rules. */
import { formatQuestionLink } from '../../notation/question-link.ts';
import { practisedBy } from '../../puzzles/coverage.ts';
import { type Course, courses, type Lesson, rulesOfLesson } from '../site/courses.ts';
import { at, practicePath } from '../site/paths.ts';
import { readOnce } from '../site/read-once.ts';
import { makerOf } from './questions.ts';

/** The concept that a first lesson without matching questions practises: the names of the tiles. */
const FIRST = 'tile';

/**
 * The address of the practice page for a lesson, limited to its rules. Falls back to mixed practice (or to tile names
 * for the first lesson) where no question turns on its rules.
 */
export async function practiceOfLesson(course: Course, lesson: Lesson): Promise<string> {
  const { ruleset } = course;
  const found = await practisedIn(ruleset, lesson.slug);
  if (!found) return at(practicePath(ruleset, lesson.place === 1 ? FIRST : 'mixed'));
  const link = formatQuestionLink({ seed: lesson.slug, rules: found.rules });
  return `${at(practicePath(ruleset, found.concept))}#${link}`;
}

/** The concept and the rules of a lesson that its practice asks about; null where no question turns on its rules. */
export const practisedIn = readOnce(
  async (ruleset: string, slug: string): Promise<ReturnType<typeof practisedBy>> => {
    const { generator, concepts } = await makerOf(ruleset);
    const course = (await courses()).find((each) => each.ruleset === ruleset);
    const lesson = course?.lessons.find((each) => each.slug === slug);
    const rules = lesson ? await rulesOfLesson(lesson) : [];
    return practisedBy(
      generator,
      concepts,
      rules.map(({ id, shows }) => ({ rule: id, isPattern: shows !== undefined })),
    );
  },
);
