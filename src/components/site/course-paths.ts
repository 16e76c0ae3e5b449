/** The static paths of pages that belong to a course, in every language. */
import { type Course, courses } from './courses.ts';
import { locales, parameterOf } from './locales.ts';

interface CoursePath<Params, Props> {
  readonly params: { readonly locale: string | undefined; readonly ruleset: string } & Params;
  readonly props: { readonly locale: string; readonly course: Course } & Props;
}

/** What a page has besides its course. */
interface Part<Params, Props> {
  readonly params: Params;
  readonly props: Props;
}

type Some<T> = T | Promise<T>;

/** Pages for the parts of every course: for its lessons, its scenes, its rules. */
export async function partPaths<Params extends Readonly<Record<string, string>>, Props extends object>(
  partsOf: (course: Course, locale: string) => Some<readonly Part<Params, Props>[]>,
): Promise<CoursePath<Params, Props>[]> {
  const pathsOf = async (locale: string, course: Course) =>
    (await partsOf(course, locale)).map(({ params, props }) => ({
      params: { locale: parameterOf(locale), ruleset: course.ruleset, ...params },
      props: { locale, course, ...props },
    }));
  const all = await Promise.all(
    locales.map(async (locale) =>
      Promise.all((await courses(locale)).map((course) => pathsOf(locale, course))),
    ),
  );
  return all.flat(2);
}

/** One page a course. @param has whether a course has such a page; all of them without it */
export const coursePaths = (
  has: (ruleset: string) => Some<boolean> = () => true,
): Promise<CoursePath<unknown, unknown>[]> =>
  partPaths(async ({ ruleset }) => ((await has(ruleset)) ? [{ params: {}, props: {} }] : []));
