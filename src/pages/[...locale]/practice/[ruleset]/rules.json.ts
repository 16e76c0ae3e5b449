/** What practice knows of a game's rules, loaded with its widget. */

import type { APIRoute } from 'astro';
import { bookOf } from '../../../../components/practice/questions.ts';
import { coursePaths } from '../../../../components/site/course-paths.ts';
import { courses } from '../../../../components/site/courses.ts';
import { localeOf } from '../../../../components/site/locales.ts';

export const getStaticPaths = () => coursePaths();

export const GET: APIRoute = async ({ params }) => {
  const locale = localeOf(params.locale);
  const course = (await courses(locale)).find(({ ruleset }) => ruleset === params.ruleset);
  return course ? Response.json(await bookOf(locale, course)) : new Response(null, { status: 404 });
};
