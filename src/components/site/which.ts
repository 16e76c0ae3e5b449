/** Builds the props of the page “Which game do we play?”: questions, games, and the rules behind each answer. */
import { language } from '#i18n/language.ts';
import { COMMON, type RuleLink, ruleNamed } from '../../compare/table.ts';
import { whichGuide } from '../../compare/which/guide.ts';
import { parseForeignGames, parseQuestions } from '../../compare/which/parse.ts';
import type { TableQuestion } from '../../compare/which/questions.ts';
import type { OptionSpec } from '../../engine/game.ts';
import type { NamedOption, WhichGame, WhichProps } from '../../islands/Which/props.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { comparison } from './comparison.ts';
import { type Course, rulebook, type SiteRule } from './courses.ts';
import {
  at,
  coursePath,
  eveningPath,
  firstLanguage,
  houseTablePath,
  playPath,
  rulebookPath,
  rulePath,
} from './paths.ts';

const files = import.meta.glob<string>(['/content/common/which.yaml', '/content/*/common/which.yaml'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Reads and checks which.yaml.
 * @throws LessonError where it states something false
 * @throws Error where it is missing
 */
export async function whichProps(): Promise<WhichProps> {
  const own = `content/${language.tag}/${COMMON}/which.yaml`;
  const [file, asksIn] =
    `/${own}` in files ? [own, language.tag] : [`content/${COMMON}/which.yaml`, firstLanguage];
  const text = files[`/${file}`];
  if (text === undefined) throw new Error(`${file} is missing.`);
  const courses = (await comparison()).games;
  const games = await Promise.all(courses.map(({ ruleset }) => loadGame(ruleset)));
  const books = new Map<string, readonly SiteRule[]>();
  for (const book of [...courses.map(({ ruleset }) => ruleset), COMMON])
    books.set(book, await rulebook(book));
  const ids = new Map([...books].map(([book, rules]) => [book, rules.map(({ id }) => id)]));
  const questions = parseQuestions(text, file, { games, books: ids });
  const shown = courses.map((course, i) => gameOf(course, games[i]?.options ?? [], questions, books));
  const foreignGames = parseForeignGames(text, file, questions, shown);
  const first = whichGuide(questions, shown, foreignGames).nextQuestion([]);
  if (!first) throw new Error(`${file}: no question tells the games apart.`);
  return { asksIn, questions, first: first.id, games: shown, foreignGames };
}

function gameOf(
  { ruleset, title }: Course,
  options: readonly OptionSpec[],
  questions: readonly TableQuestion[],
  books: ReadonlyMap<string, readonly SiteRule[]>,
): WhichGame {
  const linkTo = (name: string): RuleLink => {
    const { book, rule } = ruleNamed(name, ruleset);
    return {
      title: books.get(book)?.find(({ id }) => id === rule)?.title ?? rule,
      href: at(rulePath(book, rule)),
    };
  };
  const variants = questions.flatMap(({ games }) => games[ruleset]?.unless ?? []);
  const turning = options.filter(({ id }) => variants.some((variant) => id in variant.with));
  const nameOf = ({ id, rule = id, title: plain, values }: OptionSpec): NamedOption => {
    const entry = books.get(ruleset)?.find((each) => each.id === rule);
    return {
      title: entry?.values ? entry.title : plain,
      labels: values.map(
        (value) => entry?.values?.find((each) => each.value === value)?.label ?? String(value),
      ),
      rule: linkTo(rule),
    };
  };
  return {
    id: ruleset,
    title,
    options: turning.map(({ id, title: plain, values, default: usual }) => ({
      id,
      title: plain,
      values,
      default: usual,
    })),
    named: Object.fromEntries(turning.map((option) => [option.id, nameOf(option)])),
    rules: Object.fromEntries(
      questions.map(({ id, games }) => [id, (games[ruleset]?.rules ?? []).map(linkTo)]),
    ),
    course: at(coursePath(ruleset)),
    play: at(playPath(ruleset)),
    houseRules: at(houseTablePath(ruleset)),
    evening: at(eveningPath(ruleset)),
    rulebook: at(rulebookPath(ruleset)),
  };
}
