/** The static paths of pages that belong to a course. */
import { type Course, courses } from './courses.ts';

interface CoursePath<Params, Props> {
  readonly params: { readonly ruleset: string } & Params;
  readonly props: { readonly course: Course } & Props;
}

/** What a page has besides its course. */
interface Part<Params, Props> {
  readonly params: Params;
  readonly props: Props;
}

type Some<T> = T | Promise<T>;

/** Pages for the parts of every course: for its lessons, its scenes, its rules. */
export async function partPaths<Params extends Readonly<Record<string, string>>, Props extends object>(
  partsOf: (course: Course) => Some<readonly Part<Params, Props>[]>,
): Promise<CoursePath<Params, Props>[]> {
  const pathsOf = async (course: Course) =>
    (await partsOf(course)).map(({ params, props }) => ({
      params: { ruleset: course.ruleset, ...params },
      props: { course, ...props },
    }));
  return (await Promise.all((await courses()).map(pathsOf))).flat();
}

/** One page a course. @param has whether a course has such a page; all of them without it */
export const coursePaths = (
  has: (ruleset: string) => Some<boolean> = () => true,
): Promise<CoursePath<unknown, unknown>[]> =>
  partPaths(async ({ ruleset }) => ((await has(ruleset)) ? [{ params: {}, props: {} }] : []));
