/** Builds the table of differences for its page: rows of answers, each linked to its rules. */
import { getCollection } from 'astro:content';
import { faultsOf } from '../../compare/faults.ts';
import {
  answerOf,
  COMMON,
  type ComparedQuestion,
  isCompared,
  type RuleLink,
  type RuleName,
  ruleNamed,
} from '../../compare/table.ts';
import type { ComparedRow } from '../../islands/Compare/props.ts';
import { commonEntry } from './common.ts';
import { type Course, courses, rulebook, type SiteRule } from './courses.ts';
import { at, firstLanguage, rulePath } from './paths.ts';

interface ComparisonTable {
  readonly games: readonly Course[];
  readonly rows: readonly ComparedRow[];
  /** Rules without a counterpart in other games, by game; `game` is undefined for the common rulebook. */
  readonly alone: readonly { readonly game: Course | undefined; readonly rules: readonly RuleLink[] }[];
  /** The questions as compare.yaml has them, in row order. */
  readonly questions: readonly ComparedQuestion[];
  /** Language tag of the answers. */
  readonly lang: string;
}

/**
 * Reads content/common/compare.yaml and links its rules.
 * @throws Error where it names a rule that no rulebook has, or leaves one out
 */
export async function comparison(): Promise<ComparisonTable> {
  const entry = commonEntry(await getCollection('comparisons'), 'compare');
  const { questions, alone } = entry.data;
  const games = (await courses()).filter(({ ruleset }) => isCompared(entry.data, ruleset));
  const ids = games.map(({ ruleset }) => ruleset);
  const books = new Map<string, SiteRule[]>();
  for (const book of [...ids, COMMON]) books.set(book, await rulebook(book));
  const known = new Map([...books].map(([book, rules]) => [book, rules.map(({ id }) => id)]));
  const faults = faultsOf(entry.data, known, ids);
  if (faults.length > 0) throw new Error(`${entry.filePath}:\n${faults.join('\n')}`);

  const linkTo = ({ book, rule }: RuleName): RuleLink => ({
    title: books.get(book)?.find(({ id }) => id === rule)?.title ?? rule,
    href: at(rulePath(book, rule)),
  });
  const rows = questions.map((question) => {
    const cells = ids.map((game) => {
      const answer = answerOf(question, game);
      const book = question.every ? COMMON : game;
      return {
        game,
        answer: answer && {
          key: answer.key,
          says: answer.says,
          links: [...answer.rules, ...answer.see].map((name) => linkTo(ruleNamed(name, book))),
        },
      };
    });
    const { id, title } = question;
    return { id, title, cells };
  });
  return {
    games,
    rows,
    alone: [...games, undefined].map((game) => {
      const book = game?.ruleset ?? COMMON;
      return { game, rules: (alone[book] ?? []).map((rule) => linkTo({ book, rule })) };
    }),
    questions,
    lang: entry.id.split('/')[0] ?? firstLanguage,
  };
}
