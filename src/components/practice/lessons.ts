/** Finds the practice page for a lesson: the kind of question that turns on the lesson's rules. */
import type { RuleId } from '../../engine/action.ts';
import { leftOutAt } from '../../lessons/taught-rules.ts';
import { formatQuestionLink } from '../../notation/question-link.ts';
import { practisedBy } from '../../puzzles/coverage.ts';
import { type Course, courses, type Lesson, rulesOfLesson } from '../site/courses.ts';
import { lookupsOf } from '../site/lookups.ts';
import { at, practicePath } from '../site/paths.ts';
import { readOnce } from '../site/read-once.ts';
import { makerOf } from './questions.ts';

/** The concept that a first lesson without matching questions practises: the names of the tiles. */
const FIRST = 'tile';

/**
 * The address of the practice page for a lesson: questions that turn on its rules, with nothing in them that a later lesson
 * teaches. Falls back to mixed practice of what was taught (or to tile names for the first lesson) where no question turns
 * on its rules.
 */
export async function practiceOfLesson(course: Course, lesson: Lesson): Promise<string> {
  const { ruleset } = course;
  const found = await practisedIn(ruleset, lesson.slug);
  if (!found && lesson.place === 1) return at(practicePath(ruleset, FIRST));
  const without = await leftOutOf(ruleset, lesson.slug);
  const link = formatQuestionLink({ seed: lesson.slug, rules: found?.rules ?? [], without });
  return `${at(practicePath(ruleset, found?.concept ?? 'mixed'))}#${link}`;
}

/** The rules that practice of this lesson leaves out, since later lessons teach them. */
async function leftOutOf(ruleset: string, slug: string): Promise<readonly RuleId[]> {
  const { generator } = await makerOf(ruleset);
  const course = (await courses()).find((each) => each.ruleset === ruleset);
  const lessons = (course?.lessons ?? []).map((each) => ({
    file: `${each.slug}.mdx`,
    rules: each.entry.data.rules,
  }));
  return leftOutAt(lessons, `${slug}.mdx`, generator.ruleset);
}

/** The concept and the rules of a lesson that its practice asks about; null where no question turns on its rules. */
export const practisedIn = readOnce(
  async (ruleset: string, slug: string): Promise<ReturnType<typeof practisedBy>> => {
    const found = lookupsOf(ruleset).practice?.[slug];
    if (found !== undefined) return found;
    const { generator, concepts } = await makerOf(ruleset);
    const course = (await courses()).find((each) => each.ruleset === ruleset);
    const lesson = course?.lessons.find((each) => each.slug === slug);
    const rules = lesson ? await rulesOfLesson(lesson) : [];
    return practisedBy(
      generator,
      concepts,
      rules.map(({ id, shows }) => ({ rule: id, isPattern: shows !== undefined })),
      await leftOutOf(ruleset, slug),
    );
  },
);
