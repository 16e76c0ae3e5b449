/** What practice knows of a game's rules, loaded with its widget. */
import type { APIRoute } from 'astro';
import { bookOf } from '../../../../components/practice/questions.ts';
import { courses } from '../../../../components/site/courses.ts';
import { localeOf, locales, parameterOf } from '../../../../components/site/locales.ts';

export async function getStaticPaths() {
  const all = await Promise.all(
    locales.map(async (locale) =>
      (await courses(locale)).map(({ ruleset }) => ({ params: { locale: parameterOf(locale), ruleset } })),
    ),
  );
  return all.flat();
}

export const GET: APIRoute = async ({ params }) => {
  const locale = localeOf(params.locale);
  const course = (await courses(locale)).find(({ ruleset }) => ruleset === params.ruleset);
  return course ? Response.json(await bookOf(locale, course)) : new Response(null, { status: 404 });
};
