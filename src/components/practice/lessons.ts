/** Where a lesson is practised: the kind of question that its rules decide, and those rules. */
import { formatQuestionLink } from '../../notation/question-link.ts';
import { practisedBy } from '../../puzzles/coverage.ts';
import { type Course, type Lesson, rulesOfLesson } from '../site/courses.ts';
import { at, practicePath } from '../site/paths.ts';
import { makerOf } from './questions.ts';

/** A course begins with its tiles: their names are practised, whatever else the first lesson tells. */
const FIRST = 'tile';

/** The address of a lesson's practice; that of everything together, where no question turns on its rules. */
export async function practiceOfLesson(course: Course, lesson: Lesson): Promise<string> {
  const { ruleset } = course;
  const { generator, kinds } = await makerOf(ruleset);
  const concepts = new Map([...kinds].map(([id, { concept }]) => [id, concept] as const));
  const rules = await rulesOfLesson(lesson);
  const found = practisedBy(
    generator,
    concepts,
    rules.map(({ id, shows }) => ({ rule: id, isPattern: shows !== undefined })),
  );
  if (!found) return at(practicePath(ruleset, lesson.place === 1 ? FIRST : 'mixed'));
  const link = formatQuestionLink({
    seed: lesson.slug,
    number: 0,
    grade: 1,
    rules: found.rules,
    without: [],
    under: 'ordinary',
    chosen: {},
  });
  return `${at(practicePath(ruleset, found.concept))}#${link}`;
}
