/** A rulebook as data, which islands load when they first refuse something: every rule by id, common ones too. */
import type { APIRoute } from 'astro';
import { courses, rulesOf } from '../../../../components/site/courses.ts';
import { localeOf, locales, parameterOf } from '../../../../components/site/locales.ts';

export async function getStaticPaths() {
  const all = await Promise.all(
    locales.map(async (locale) =>
      [...(await courses(locale)).map(({ ruleset }) => ruleset), 'common'].map((ruleset) => ({
        params: { locale: parameterOf(locale), ruleset },
      })),
    ),
  );
  return all.flat();
}

export const GET: APIRoute = async ({ params }) => {
  const rules = await rulesOf(localeOf(params.locale), params.ruleset ?? 'common');
  return Response.json(Object.fromEntries(rules));
};
