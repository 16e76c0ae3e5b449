/** The search index of a language, made once at the build. */
import type { APIRoute } from 'astro';
import { comparison } from '../../../components/site/comparison.ts';
import { courses, rulebook } from '../../../components/site/courses.ts';
import { entriesOf } from '../../../components/site/entries.ts';
import { rulesetFor } from '../../../components/site/games.ts';
import { localeOf, localePaths, wordsIn } from '../../../components/site/locales.ts';
import {
  compareHandPath,
  dealPath,
  lessonPath,
  pageAt,
  rulePath,
  unlearnPath,
} from '../../../components/site/paths.ts';
import { plainText } from '../../../components/site/text.ts';
import { type Found, shelve } from '../../../scripts/search/shelf.ts';
import { compareWordsIn } from '../../../words/compare.ts';
import { compareHandWordsIn } from '../../../words/compare-hand.ts';
import { partingWordsIn } from '../../../words/parting.ts';
import { unlearnWordsIn } from '../../../words/unlearn.ts';

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
  const rulesets = await Promise.all(all.map(({ ruleset }) => rulesetFor(ruleset)));
  const terms = rulesets.flatMap((ruleset) => ruleset?.terms ?? []);
  const { glossary, search } = wordsIn(locale);
  const rows = entriesOf(glossary.concepts).map(([concept, name]) => ({
    concept,
    name,
    called: [...new Set(terms.map((own) => own[concept]))],
  }));
  const words = rows.map(({ concept, name, called }): Found & { text: string } => ({
    id: `${pageAt(locale, '/glossary/')}#${concept}`,
    kind: 'word',
    ruleset: 'common',
    game: glossary.title,
    title: called.join(', '),
    line: name,
    text: search.also[concept] ?? '',
  }));
  const { games: compared } = await comparison(locale);
  const unlearn = unlearnWordsIn(locale);
  const unlearning = compared.flatMap((from) =>
    compared.flatMap((to): (Found & { text: string })[] =>
      from === to
        ? []
        : [
            {
              id: pageAt(locale, unlearnPath(from.ruleset, to.ruleset)),
              kind: 'page',
              ruleset: to.ruleset,
              game: to.title,
              title: unlearn.title(from.title, to.title),
              line: unlearn.lead(from.title, to.title),
              text: `${unlearn.door.title} ${unlearn.door.says}`,
            },
          ],
    ),
  );
  const hand = compareHandWordsIn(locale);
  const oneHand: Found & { text: string } = {
    id: pageAt(locale, compareHandPath),
    kind: 'page',
    ruleset: 'common',
    game: compareWordsIn(locale).title,
    title: hand.title,
    line: hand.lead,
    text: hand.door,
  };
  const parting = partingWordsIn(locale);
  const deals: Found & { text: string } = {
    id: pageAt(locale, dealPath),
    kind: 'page',
    ruleset: 'common',
    game: compareWordsIn(locale).title,
    title: parting.title,
    line: parting.lead,
    text: parting.door,
  };
  // What everybody calls by one word of their own; a seat's name or a sum of words is no word for it.
  const same = rows.flatMap(({ concept, called }) => {
    const also = search.also[concept];
    const one = called.map((word) => word.toLowerCase()).filter((word) => /^\p{L}+$/u.test(word));
    return also === undefined ? [] : [[...new Set([...one, ...also.split(' ')])]];
  });
  const speech = { idle: search.idle.split(' '), same, games: all.map(({ title }) => title) };
  return new Response(
    shelve([...words, ...lessons, ...rules.flat(), ...unlearning, oneHand, deals], speech),
    {
      headers: { 'content-type': 'application/json' },
    },
  );
};
