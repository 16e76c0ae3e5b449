/** A rulebook as data, which islands load when they first refuse something: every rule by id, common ones too. */
import type { APIRoute } from 'astro';
import { courses, rulesOf } from '../../../components/site/courses.ts';
import type { ElsewhereForm } from '../../../components/site/forms.ts';
import type { RuleDifference } from '../../../i18n/message-context.ts';

export async function getStaticPaths() {
  const books = [...(await courses()).map(({ ruleset }) => ruleset), 'common'];
  return books.map((ruleset) => ({ params: { ruleset } }));
}

export const GET: APIRoute = async ({ params }) => {
  const rules = await rulesOf(params.ruleset ?? 'common');
  const entries = [...rules].map(([id, rule]) => [id, { ...rule, elsewhere: rule.elsewhere?.map(wordsOf) }]);
  return Response.json(Object.fromEntries(entries));
};

/** What a receipt says of a difference: neither the hand nor the script. */
const wordsOf = ({ program, version, table, part, decides }: ElsewhereForm): RuleDifference => ({
  program,
  version,
  table,
  part,
  decides,
});
