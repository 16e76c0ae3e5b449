/** Finds the practice page for a lesson: the kind of question that turns on the lesson's rules. */
import { formatQuestionLink } from '../../notation/question-link.ts';
import { practisedBy } from '../../puzzles/coverage.ts';
import { type Course, type Lesson, rulesOfLesson } from '../site/courses.ts';
import { at, practicePath } from '../site/paths.ts';
import { type Maker, makerOf } from './questions.ts';

/** The concept that a first lesson without matching questions practises: the names of the tiles. */
const FIRST = 'tile';

/**
 * The address of the practice page for a lesson, limited to its rules. Falls back to mixed practice (or to tile names
 * for the first lesson) where no question turns on its rules.
 */
export async function practiceOfLesson(course: Course, lesson: Lesson): Promise<string> {
  const { ruleset } = course;
  const found = await practisedIn(await makerOf(ruleset), lesson);
  if (!found) return at(practicePath(ruleset, lesson.place === 1 ? FIRST : 'mixed'));
  const link = formatQuestionLink({ seed: lesson.slug, rules: found.rules });
  return `${at(practicePath(ruleset, found.concept))}#${link}`;
}

/** The concept and the rules of a lesson that its practice asks about; null where no question turns on its rules. */
export async function practisedIn(
  { generator, concepts }: Maker,
  lesson: Lesson,
): Promise<ReturnType<typeof practisedBy>> {
  const rules = await rulesOfLesson(lesson);
  return practisedBy(
    generator,
    concepts,
    rules.map(({ id, shows }) => ({ rule: id, isPattern: shows !== undefined })),
  );
}
