/** A rulebook as data, which islands load when they first refuse something: every rule by id, common ones too. */
import type { APIRoute } from 'astro';
import { comparedPrograms } from '../../../components/site/compared-programs.ts';
import { courses, rulesOf } from '../../../components/site/courses.ts';
import type { ElsewhereForm } from '../../../components/site/forms.ts';
import type { RuleDifference } from '../../../i18n/message-context.ts';

export async function getStaticPaths() {
  const books = [...(await courses()).map(({ ruleset }) => ruleset), 'common'];
  return books.map((ruleset) => ({ params: { ruleset } }));
}

export const GET: APIRoute = async ({ params }) => {
  const rules = await rulesOf(params.ruleset ?? 'common');
  const settled = new Set(
    (await comparedPrograms())
      .flatMap(({ tables }) => tables.flatMap((table) => table.settled))
      .map((row) => row.difference),
  );
  const entries = [...rules].map(([id, rule]) => [
    id,
    { ...rule, elsewhere: rule.elsewhere?.map((each) => wordsOf(each, settled.has(each))) },
  ]);
  return Response.json(Object.fromEntries(entries));
};

/** What a receipt says of a difference: neither the hand nor the script. */
const wordsOf = (
  { program, version, table, part, decides }: ElsewhereForm,
  settled: boolean,
): RuleDifference => ({ program, version, table, part, decides, ...(settled && { settled: true as const }) });
