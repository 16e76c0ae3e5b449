/** The search index of a language, made once at the build. */
import type { APIRoute } from 'astro';
import { compare } from '#i18n/compare.ts';
import { compareDeal } from '#i18n/compare-deal.ts';
import { compareHand } from '#i18n/compare-hand.ts';
import { everydayWords } from '#i18n/everyday-words.ts';
import { houseRules } from '#i18n/house-rules.ts';
import { programs } from '#i18n/programs.ts';
import { ruleSynonyms } from '#i18n/rule-synonyms.ts';
import { search as saySearch } from '#i18n/search.ts';
import { site } from '#i18n/site.ts';
import { unlearn } from '#i18n/unlearn.ts';
import { which } from '#i18n/which.ts';
import { comparedPrograms } from '../../components/site/compared-programs.ts';
import { comparison } from '../../components/site/comparison.ts';
import { courses, rulebook } from '../../components/site/courses.ts';
import { entriesOf } from '../../components/site/entries.ts';
import { rulesetFor } from '../../components/site/games.ts';
import {
  at,
  compareHandPath,
  comparePath,
  dealPath,
  houseRulesPath,
  houseTablePath,
  lessonPath,
  programPath,
  programsPath,
  rulePath,
  unlearnPath,
  whichPath,
} from '../../components/site/paths.ts';
import { plainText } from '../../components/site/text.ts';
import { type SearchHit, shelve, type WordCard } from '../../islands/Search/shelf.ts';

export const GET: APIRoute = async () => {
  const all = await courses();
  const lessons = all.flatMap(({ ruleset, title, lessons }) =>
    lessons.map(({ slug, entry }): SearchHit & { text: string } => ({
      id: at(lessonPath(ruleset, slug)),
      kind: 'lesson',
      ruleset,
      game: title,
      title: entry.data.title,
      line: entry.data.goal,
      text: plainText(entry.body ?? ''),
    })),
  );
  const books = [...all, { ruleset: 'common', title: site.rules.everywhere }];
  const rules = await Promise.all(
    books.map(async ({ ruleset, title }) =>
      (await rulebook(ruleset)).map((rule): SearchHit & { text: string } => ({
        id: at(rulePath(ruleset, rule.id)),
        kind: 'rule',
        ruleset,
        game: title,
        title: rule.title,
        line: rule.sentence,
        text: [
          rule.id,
          ruleSynonyms[ruleset]?.[rule.id],
          ...(rule.list ?? []),
          ...(rule.table ?? []).flat(),
          rule.ruling,
          rule.reason,
          ...(rule.elsewhere ?? []).flatMap(({ program, decides }) => [program, decides]),
        ].join(' '),
      })),
    ),
  );
  const rulesets = await Promise.all(all.map(({ ruleset }) => rulesetFor(ruleset)));
  const terms = rulesets.flatMap((ruleset) => ruleset?.terms ?? []);
  const rows = entriesOf(site.glossary.concepts).map(([concept, name]) => ({
    concept,
    name,
    called: [...new Set(terms.map((own) => own[concept]))],
  }));
  const words = rows.map(({ concept, name, called }): SearchHit & { text: string } => ({
    id: `${at('/glossary/')}#${concept}`,
    kind: 'word',
    ruleset: 'common',
    game: site.glossary.title,
    title: called.join(', '),
    line: name,
    text: site.search.also[concept] ?? '',
  }));
  // What everybody calls by one word of their own; a seat's name or a sum of words is no word for it.
  const same = rows.flatMap(({ concept, called }) => {
    const also = site.search.also[concept];
    const one = called.map((word) => word.toLowerCase()).filter((word) => /^\p{L}+$/u.test(word));
    return also === undefined ? [] : [[...new Set([...one, ...also.split(' ')])]];
  });
  const speech = {
    idle: `${site.search.idle} ${saySearch.joining}`.split(' '),
    same,
    games: all.map(({ title }) => title),
  };
  const cards = everydayWords.map(({ id, title, phrases, says }): WordCard => {
    const called = rows.find(({ concept }) => concept === id)?.called ?? [];
    return {
      title,
      says,
      href: `${at('/glossary/')}#${id}`,
      phrases,
      called: called.filter((word) => word !== title),
    };
  });
  const things = [...words, ...lessons, ...rules.flat(), ...(await comparisonPages())];
  return new Response(shelve(things, speech, cards), { headers: { 'content-type': 'application/json' } });
};

/** The pages on which games are compared. */
async function comparisonPages(): Promise<readonly (SearchHit & { text: string })[]> {
  const { games } = await comparison();
  const page = (path: `/${string}`, title: string, line: string, text: string, of?: (typeof games)[number]) =>
    ({
      id: at(path),
      kind: 'page',
      ruleset: of?.ruleset ?? 'common',
      game: of?.title ?? compare.title,
      title,
      line,
      text,
    }) as const;
  return [
    page(comparePath, compare.title, compare.lead, ''),
    page(compareHandPath, compareHand.title, compareHand.lead, compareHand.door),
    page(dealPath, compareDeal.title, compareDeal.lead, compareDeal.door),
    page(programsPath, programs.title, programs.lead, programs.door),
    ...(await comparedPrograms()).map(({ slug, name }) =>
      page(programPath(slug), name, programs.leadOf(name), `${programs.title} ${programs.plays[slug]}`),
    ),
    page(whichPath, which.title, which.lead, which.door),
    page(houseRulesPath, houseRules.title, houseRules.lead, houseRules.door),
    ...games.map((game) =>
      page(
        houseTablePath(game.ruleset),
        houseRules.titleOf(game.title),
        houseRules.leadOf,
        houseRules.door,
        game,
      ),
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
