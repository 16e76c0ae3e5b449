/** The search index of a language, made once at the build. */
import type { APIRoute } from 'astro';
import { comparison } from '../../../components/site/comparison.ts';
import { courses, rulebook } from '../../../components/site/courses.ts';
import { entriesOf } from '../../../components/site/entries.ts';
import { rulesetFor } from '../../../components/site/games.ts';
import { localeOf, localePaths, wordsIn } from '../../../components/site/locales.ts';
import {
  compareHandPath,
  comparePath,
  dealPath,
  houseRulesPath,
  houseTablePath,
  lessonPath,
  pageAt,
  rulePath,
  unlearnPath,
  whichPath,
} from '../../../components/site/paths.ts';
import { plainText } from '../../../components/site/text.ts';
import { compareWordsIn } from '../../../i18n/compare.ts';
import { compareDealWordsIn } from '../../../i18n/compare-deal.ts';
import { compareHandWordsIn } from '../../../i18n/compare-hand.ts';
import { houseRulesWordsIn } from '../../../i18n/house-rules.ts';
import { unlearnWordsIn } from '../../../i18n/unlearn.ts';
import { whichWordsIn } from '../../../i18n/which.ts';
import { type SearchHit, shelve } from '../../../islands/Search/shelf.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute = async ({ params }) => {
  const locale = localeOf(params.locale);
  const all = await courses(locale);
  const lessons = all.flatMap(({ ruleset, title, lessons }) =>
    lessons.map(({ slug, entry }): SearchHit & { text: string } => ({
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
      (await rulebook(locale, ruleset)).map((rule): SearchHit & { text: string } => ({
        id: pageAt(locale, rulePath(ruleset, rule.id)),
        kind: 'rule',
        ruleset,
        game: title,
        title: rule.title,
        line: rule.sentence,
        text: [rule.id, ...(rule.list ?? []), ...(rule.table ?? []).flat(), rule.ruling, rule.reason].join(
          ' ',
        ),
      })),
    ),
  );
  const rulesets = await Promise.all(all.map(({ ruleset }) => rulesetFor(ruleset)));
  const terms = rulesets.flatMap((ruleset) => ruleset?.terms ?? []);
  const { glossary, search } = wordsIn(locale);
  const rows = entriesOf(glossary.concepts).map(([concept, name]) => ({
    concept,
    name,
    called: [...new Set(terms.map((own) => own[concept]))],
  }));
  const words = rows.map(({ concept, name, called }): SearchHit & { text: string } => ({
    id: `${pageAt(locale, '/glossary/')}#${concept}`,
    kind: 'word',
    ruleset: 'common',
    game: glossary.title,
    title: called.join(', '),
    line: name,
    text: search.also[concept] ?? '',
  }));
  // What everybody calls by one word of their own; a seat's name or a sum of words is no word for it.
  const same = rows.flatMap(({ concept, called }) => {
    const also = search.also[concept];
    const one = called.map((word) => word.toLowerCase()).filter((word) => /^\p{L}+$/u.test(word));
    return also === undefined ? [] : [[...new Set([...one, ...also.split(' ')])]];
  });
  const speech = { idle: search.idle.split(' '), same, games: all.map(({ title }) => title) };
  return new Response(shelve([...words, ...lessons, ...rules.flat(), ...(await comparing(locale))], speech), {
    headers: { 'content-type': 'application/json' },
  });
};

/** The pages on which games are compared. */
async function comparing(locale: string): Promise<readonly (SearchHit & { text: string })[]> {
  const { games } = await comparison(locale);
  const compare = compareWordsIn(locale);
  const unlearn = unlearnWordsIn(locale);
  const hand = compareHandWordsIn(locale);
  const parting = compareDealWordsIn(locale);
  const house = houseRulesWordsIn(locale);
  const which = whichWordsIn(locale);
  const page = (path: `/${string}`, title: string, line: string, text: string, of?: (typeof games)[number]) =>
    ({
      id: pageAt(locale, path),
      kind: 'page',
      ruleset: of?.ruleset ?? 'common',
      game: of?.title ?? compare.title,
      title,
      line,
      text,
    }) as const;
  return [
    page(comparePath, compare.title, compare.lead, ''),
    page(compareHandPath, hand.title, hand.lead, hand.door),
    page(dealPath, parting.title, parting.lead, parting.door),
    page(whichPath, which.title, which.lead, which.door),
    page(houseRulesPath, house.title, house.lead, house.door),
    ...games.map((game) =>
      page(houseTablePath(game.ruleset), house.titleOf(game.title), house.leadOf, house.door, game),
    ),
    ...games.flatMap((to) =>
      games
        .filter((from) => from !== to)
        .map((from) =>
          page(
            unlearnPath(from.ruleset, to.ruleset),
            unlearn.title(from.title, to.title),
            unlearn.lead(from.title, to.title),
            `${unlearn.door.title} ${unlearn.door.says}`,
            to,
          ),
        ),
    ),
  ];
}
