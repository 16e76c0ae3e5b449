/** Builds the table of differences for its page: rows of answers, each linked to its rules. */
import { getCollection } from 'astro:content';
import { compare } from '#i18n/compare.ts';
import { capital } from '#i18n/numbers.ts';
import { presets } from '#i18n/presets.ts';
import { faultsOf } from '../../compare/faults.ts';
import { tableFragment } from '../../compare/house-table.ts';
import { answerAt } from '../../compare/rule-set.ts';
import {
  answerOf,
  COMMON,
  type ComparedQuestion,
  type GameRuling,
  isCompared,
  type RuleLink,
  type RuleName,
  ruleNamed,
} from '../../compare/table.ts';
import type { Chosen, Game, OptionSpec } from '../../engine/game.ts';
import type { ComparedAnswer, ComparedColumn, ComparedRow } from '../../islands/Compare/props.ts';
import { ownChoice } from '../../rulesets/options.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { commonEntry } from './common.ts';
import { type Course, courses, rulebook, type SiteRule } from './courses.ts';
import { at, firstLanguage, houseTablePath, rulebookPath, rulePath } from './paths.ts';

interface ComparisonTable {
  readonly games: readonly Course[];
  /** The games, and tables of theirs that are known by a name. */
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly ComparedRow[];
  /** What only tables of one game part in. */
  readonly ofTables: readonly ComparedRow[];
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
  const played = new Map<string, Game>();
  for (const id of ids) played.set(id, await loadGame(id));
  const options = new Map([...played].map(([id, game]) => [id, game.options]));
  const faults = faultsOf(entry.data, known, ids, options);
  if (faults.length > 0) throw new Error(`${entry.filePath}:\n${faults.join('\n')}`);

  const ruleOf = ({ book, rule }: RuleName) => books.get(book)?.find(({ id }) => id === rule);
  const linkTo = (name: RuleName): RuleLink => ({
    title: ruleOf(name)?.title ?? name.rule,
    href: at(rulePath(name.book, name.rule)),
  });
  const tables = games.flatMap(({ ruleset, title }) => tablesOf(ruleset, title, played.get(ruleset)));
  const answerOfGame = ({ rules, see, ...answer }: GameRuling, book: string): ComparedAnswer => ({
    key: answer.key,
    says: answer.says,
    links: [...rules, ...see].map((name) => linkTo(ruleNamed(name, book))),
  });
  /** What a named table answers; undefined where its game's own answer holds. */
  const answerOfTable = (answer: GameRuling, { ruleset, chosen }: NamedTable): ComparedAnswer | undefined => {
    const agreed = answerAt(answer, chosen);
    return (
      (agreed && {
        key: agreed.key,
        says: agreed.says,
        links: [
          ...agreed.by.map((rule) => linkTo({ book: ruleset, rule })),
          ...[...answer.rules, ...answer.see]
            .filter((name) => ![...agreed.by, ...agreed.besides].includes(name))
            .map((name) => linkTo(ruleNamed(name, ruleset))),
        ],
        besides: agreed.besides.map((rule) => ({
          title: agreedText(ruleOf({ book: ruleset, rule }), chosen),
          href: at(rulePath(ruleset, rule)),
        })),
      }) ??
      undefined
    );
  };
  const rows = questions.map((question): ComparedRow => {
    const cells = ids.map((game) => {
      const answer = answerOf(question, game);
      return { column: game, answer: answer && answerOfGame(answer, question.every ? COMMON : game) };
    });
    const agreed = tables.flatMap((table) => {
      const answer = question.every ? undefined : answerOf(question, table.ruleset);
      const other = answer && answerOfTable(answer, table);
      return other ? [{ column: table.id, answer: other }] : [];
    });
    return { id: question.id, title: question.title, cells: [...cells, ...agreed] };
  });
  /** Options without a counterpart in other games, by which named tables of one game differ. */
  const ofTables = games.flatMap(({ ruleset }) =>
    (played.get(ruleset)?.options ?? [])
      .filter(({ id }) => alone[ruleset]?.includes(id))
      .map((option): ComparedRow => {
        const link = linkTo({ book: ruleset, rule: option.id });
        const answer = (chosen: Chosen): ComparedAnswer => {
          const value = chosen[option.id] ?? option.default;
          const entryOf = ruleOf({ book: ruleset, rule: option.id });
          return { key: String(value), says: valueText(entryOf, option, value), links: [link] };
        };
        return {
          id: option.id,
          title: link.title,
          of: ruleset,
          cells: [
            { column: ruleset, answer: answer({}) },
            ...tables
              .filter((table) => table.ruleset === ruleset)
              .map(({ id, chosen }) => ({ column: id, answer: answer(chosen) })),
          ],
        };
      }),
  );
  return {
    games,
    columns: games.flatMap(({ ruleset, title }): ComparedColumn[] => [
      {
        id: ruleset,
        ruleset,
        title,
        label: ownName(title, played.get(ruleset)),
        href: at(rulebookPath(ruleset)),
      },
      ...tables.filter((table) => table.ruleset === ruleset),
    ]),
    rows,
    ofTables,
    alone: [...games, undefined].map((game) => {
      const book = game?.ruleset ?? COMMON;
      return { game, rules: (alone[book] ?? []).map((rule) => linkTo({ book, rule })) };
    }),
    questions,
    lang: entry.id.split('/')[0] ?? firstLanguage,
  };
}

/** A table of a game that is known by a name, other than the game's own. */
interface NamedTable extends ComparedColumn {
  /** The options that differ from the game's. */
  readonly chosen: Chosen;
}

/** A game's presets that have a name, each with the options by which it differs from the game. */
const presetsOf = (game: Game | undefined): (readonly [id: string, name: string, chosen: Chosen])[] =>
  Object.entries(game?.presets ?? {}).flatMap(([id, preset]) => {
    const name = presets.names[id];
    return game && name !== undefined ? [[id, name, ownChoice(game, preset)] as const] : [];
  });

const tablesOf = (ruleset: string, title: string, game: Game | undefined): NamedTable[] =>
  presetsOf(game)
    .filter(([, , chosen]) => Object.keys(chosen).length > 0)
    .map(([id, name, chosen]) => {
      const label = compare.table(title, name);
      const href = at(houseTablePath(ruleset)) + tableFragment(chosen);
      return { id: `${ruleset}:${id}`, ruleset, title: label, label, href, chosen };
    });

/** The game, with the name of its own table where that has one: "Riichi · EMA 2025". */
function ownName(title: string, game: Game | undefined): string {
  const own = presetsOf(game).find(([, , chosen]) => Object.keys(chosen).length === 0);
  return own ? compare.table(title, own[1]) : title;
}

/** What a table has agreed by an option, as a sentence. */
function agreedText(rule: SiteRule | undefined, chosen: Chosen): string {
  const value = rule && chosen[rule.id];
  return `${capital(rule?.values?.find((each) => each.value === value)?.agreed ?? rule?.title ?? '')}.`;
}

const valueText = (rule: SiteRule | undefined, { id }: OptionSpec, value: Chosen[string]): string =>
  rule?.values?.find((each) => each.value === value)?.label ?? `${id}: ${value}`;
