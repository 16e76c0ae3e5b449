/** A rulebook as data, which islands load when they first refuse something: every rule by id, common ones too. */
import type { APIRoute } from 'astro';
import { courses, rulesOf } from '../../../components/site/courses.ts';

export async function getStaticPaths() {
  const books = [...(await courses()).map(({ ruleset }) => ruleset), 'common'];
  return books.map((ruleset) => ({ params: { ruleset } }));
}

export const GET: APIRoute = async ({ params }) => {
  const rules = await rulesOf(params.ruleset ?? 'common');
  return Response.json(Object.fromEntries(rules));
};
