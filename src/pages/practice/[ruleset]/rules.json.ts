/** What practice knows of a game's rules, loaded with its widget. */
import type { APIRoute } from 'astro';
import { bookOf } from '../../../components/practice/questions.ts';
import { coursePaths } from '../../../components/site/course-paths.ts';
import { courses } from '../../../components/site/courses.ts';

export const getStaticPaths = () => coursePaths();

export const GET: APIRoute = async ({ params }) => {
  const course = (await courses()).find(({ ruleset }) => ruleset === params.ruleset);
  return course ? Response.json(await bookOf(course)) : new Response(null, { status: 404 });
};
