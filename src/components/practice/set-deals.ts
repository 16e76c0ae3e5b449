/** Loads the deals that a course sets, for its pages and its play table. */
import { courseDeals } from '#i18n/course-deals.ts';
import type { DealSeries } from '../../islands/Play/set-deal.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { type Course, courses, lessonAfter } from '../site/courses.ts';
import { at, coursePath, lessonPath } from '../site/paths.ts';
import { readOnce } from '../site/read-once.ts';
import { type CourseDeals, courseDealsOf } from './course-deals.ts';

/**
 * Plays the deals of a course, once a build.
 * @throws RangeError where the reader cannot win one of them, or where the lesson it should follow does not exist
 */
export const dealsOf = readOnce(async (ruleset: string): Promise<CourseDeals> => {
  const course = await courseOf(ruleset);
  if (!course.lessons.some((lesson) => isDealtAfter(course, lesson)))
    throw new RangeError(
      `content/${ruleset}/course.yaml: deals: there is no lesson "${course.deals.short.after}".`,
    );
  return courseDealsOf(await loadGame(ruleset), course.deals);
});

async function courseOf(ruleset: string): Promise<Course> {
  const course = (await courses()).find((each) => each.ruleset === ruleset);
  if (!course) throw new RangeError(`there is no course of ${ruleset}`);
  return course;
}

/** Does the short deal of the course come after this lesson? */
export const isDealtAfter = ({ deals }: Course, { slug }: { readonly slug: string }): boolean =>
  deals.short.after === slug;

/** The deals of a course as the props of the play table: the short deal, then the series of last draws. */
export async function seriesOf(ruleset: string): Promise<readonly DealSeries[]> {
  const course = await courseOf(ruleset);
  const { short, last } = await dealsOf(ruleset);
  const before = course.lessons.find((lesson) => isDealtAfter(course, lesson));
  const next = before ? lessonAfter(course, before) : null;
  const back = { label: courseDeals.back, href: at(coursePath(ruleset)) };
  const named = ({ name, link }: CourseDeals['short']) => ({ name, link });
  return [
    {
      title: courseDeals.short.title,
      deals: [named(short)],
      onward: next
        ? { label: courseDeals.onward(next.entry.data.title), href: at(lessonPath(ruleset, next.slug)) }
        : back,
    },
    { title: courseDeals.last.title, deals: last.map(named), onward: back },
  ];
}
