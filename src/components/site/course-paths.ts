/** Makes the static paths of pages that belong to a course. */
import { type Course, courses } from './courses.ts';

interface CoursePath<Params, Props> {
  readonly params: { readonly ruleset: string } & Params;
  readonly props: { readonly course: Course } & Props;
}

/** The params and props of a page beside those of its course. */
interface Part<Params, Props> {
  readonly params: Params;
  readonly props: Props;
}

type Awaitable<T> = T | Promise<T>;

/** Makes the static paths for the parts of every course, such as its lessons, scenes or rules. */
export async function partPaths<Params extends Readonly<Record<string, string>>, Props extends object>(
  partsOf: (course: Course) => Awaitable<readonly Part<Params, Props>[]>,
): Promise<CoursePath<Params, Props>[]> {
  const pathsOf = async (course: Course) =>
    (await partsOf(course)).map(({ params, props }) => ({
      params: { ruleset: course.ruleset, ...params },
      props: { course, ...props },
    }));
  return (await Promise.all((await courses()).map(pathsOf))).flat();
}

/**
 * Makes one static path per course.
 * @param has tells which courses have such a page; all by default
 */
export const coursePaths = (
  has: (ruleset: string) => Awaitable<boolean> = () => true,
): Promise<CoursePath<unknown, unknown>[]> =>
  partPaths(async ({ ruleset }) => ((await has(ruleset)) ? [{ params: {}, props: {} }] : []));
