/** The search index of a language, made once at the build. */
import type { APIRoute } from 'astro';
import { courses, rulebook } from '../../../components/site/courses.ts';
import { localeOf, localePaths, wordsIn } from '../../../components/site/locales.ts';
import { lessonPath, pageAt, rulePath } from '../../../components/site/paths.ts';
import { plainText } from '../../../components/site/text.ts';
import { type Found, shelve } from '../../../scripts/search/shelf.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute = async ({ params }) => {
  const locale = localeOf(params.locale);
  const all = await courses(locale);
  const lessons = all.flatMap(({ ruleset, title, lessons }) =>
    lessons.map(({ slug, entry }): Found & { text: string } => ({
      id: pageAt(locale, lessonPath(ruleset, slug)),
      kind: 'lesson',
      ruleset,
      game: title,
      title: entry.data.title,
      line: entry.data.goal,
      text: plainText(entry.body ?? ''),
    })),
  );
  const books = [...all, { ruleset: 'common', title: wordsIn(locale).rules.everywhere }];
  const rules = await Promise.all(
    books.map(async ({ ruleset, title }) =>
      (await rulebook(locale, ruleset)).map((rule): Found & { text: string } => ({
        id: pageAt(locale, rulePath(ruleset, rule.id)),
        kind: 'rule',
        ruleset,
        game: title,
        title: rule.title,
        line: rule.sentence,
        text: [rule.id, rule.ruling, rule.reason].join(' '),
      })),
    ),
  );
  return new Response(shelve([...lessons, ...rules.flat()]), {
    headers: { 'content-type': 'application/json' },
  });
};
