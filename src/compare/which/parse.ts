/** Parses content/common/which.yaml. Every error names its line. */
import type { OptionSpec, OptionValue } from '../../engine/game.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { inNotation } from '../../scenes/parsing/field-values.ts';
import {
  entriesOf,
  fail,
  fieldsOf,
  isList,
  isNothing,
  itemsOf,
  numberOf,
  plainOf,
  readYaml,
  type Source,
  textOf,
  writtenOf,
} from '../../scenes/parsing/source.ts';
import { COMMON, ruleNamed } from '../table.ts';
import {
  type AnswerChoice,
  type AnswersOfGame,
  type AnswerVariant,
  type ForeignGame,
  type GuideGame,
  HINT,
  type Picture,
  type TableQuestion,
} from './questions.ts';

/** Names the file may use: the games, and rule ids by rulebook (the common one under `common`). */
export interface NamedInQuestions {
  readonly games: readonly GuideGame[];
  readonly books: ReadonlyMap<string, readonly string[]>;
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Upper bound of `known`, which counts tables in ten, and of `weight`. */
const TABLES = 10;

/** Upper bound of how common another game is, where 10 is as common as a game of this site. */
const MOST_LIKELY = 50;

/**
 * Parses the questions, in file order. Example of an entry: `id: tiles`, `ask: Which tiles do you play with?`, `known:
 * 10`, `answers: { suits: Only the three suits, … }`, `games: { changchun: { answer: honours, rules: [tiles] }, … }`;
 * `weight` and `needs` are optional.
 * @throws LessonError with its line, for anything missing, unknown or named twice
 */
export function parseQuestions(text: string, file: string, named: NamedInQuestions): TableQuestion[] {
  const top = readYaml(text, file);
  const { questions } = fieldsOf(top, 'the file', ['questions', 'foreign']);
  if (!questions) throw fail(top, 'there are no questions', 'Write “questions:” with a list.');
  const read: TableQuestion[] = [];
  for (const source of itemsOf(questions, 'questions')) {
    const question = questionOf(source, named, read);
    if (read.some(({ id }) => id === question.id))
      throw fail(source, `two questions have the id “${question.id}”`, 'Give one of them another.');
    read.push(question);
  }
  return read;
}

/**
 * Parses the games that this site does not teach, in the same file. Example of an entry: `id: filipino`, `title: Filipino
 * mahjong`, `says: Hands are of sixteen tiles.`, `nearest: hk-taiwanese`, `likely: 5`, `answers: { tiles: aside, losers: [kongs, spot], … }`.
 * @throws LessonError with its line, for anything missing, unknown or named twice
 */
export function parseForeignGames(
  text: string,
  file: string,
  questions: readonly TableQuestion[],
  games: NamedInQuestions['games'],
): ForeignGame[] {
  const { foreign } = fieldsOf(readYaml(text, file), 'the file', ['questions', 'foreign']);
  const read: ForeignGame[] = [];
  for (const source of foreign ? itemsOf(foreign, 'foreign') : []) {
    const game = foreignGameOf(source, questions, games);
    if (read.some(({ id }) => id === game.id))
      throw fail(source, `two games have the id “${game.id}”`, 'Give one of them another.');
    read.push(game);
  }
  return read;
}

function foreignGameOf(
  source: Source,
  questions: readonly TableQuestion[],
  games: NamedInQuestions['games'],
): ForeignGame {
  const fields = fieldsOf(source, 'a game', ['id', 'title', 'says', 'nearest', 'likely', 'answers']);
  const id = idOf(need(source, fields.id, 'a game', 'id'), 'the id');
  const nearest = need(source, fields.nearest, id, 'nearest');
  const written = need(source, fields.answers, id, 'answers');
  const answers = Object.fromEntries(
    entriesOf(written, `the answers of ${id}`).map(({ key, keySource, value }) => {
      const question = questions.find((each) => each.id === key);
      if (!question) throw fail(keySource, `there is no question “${key}”`, 'Its id is expected.');
      const list = isList(value) ? itemsOf(value, `the answers to ${key}`) : [value];
      return [key, list.map((each) => answerOf(each, question.answers))];
    }),
  );
  const silent = questions.find((question) => !answers[question.id]?.length);
  if (silent)
    throw fail(
      written,
      `${id} does not answer the question “${silent.id}”`,
      'Every game answers every question.',
    );
  return {
    id,
    title: textOf(need(source, fields.title, id, 'title'), 'title'),
    says: textOf(need(source, fields.says, id, 'says'), 'says'),
    nearest: gameNamed(nearest, textOf(nearest, 'nearest'), games).id,
    likely: atLeast(need(source, fields.likely, id, 'likely'), 'likely', 1, MOST_LIKELY),
    answers,
  };
}

function questionOf(
  source: Source,
  named: NamedInQuestions,
  earlier: readonly TableQuestion[],
): TableQuestion {
  const fields = fieldsOf(source, 'a question', [
    'id',
    'ask',
    'known',
    'weight',
    'needs',
    'picture',
    'pictures',
    'answers',
    'games',
  ]);
  const id = idOf(need(source, fields.id, 'a question', 'id'), 'the id');
  const what = `the question “${id}”`;
  const answers = choicesOf(need(source, fields.answers, what, 'answers'), `the answers of ${id}`);
  const games = gamesOf(need(source, fields.games, what, 'games'), what, named, answers);
  const choices = new Set(
    Object.values(games).flatMap(({ answer, unless }) => [answer, ...unless.map((each) => each.answer)]),
  );
  if (choices.size < 2)
    throw fail(source, `all games answer ${what} alike`, 'It tells no game from another: leave it out.');
  return {
    id,
    ask: textOf(need(source, fields.ask, what, 'ask'), 'ask'),
    known: atLeast(need(source, fields.known, what, 'known'), 'known', 1, TABLES),
    weight: fields.weight ? weightOf(fields.weight) : 1,
    needs: fields.needs ? needsOf(fields.needs, earlier) : {},
    picture: fields.picture ? pictureOf(fields.picture) : [],
    pictures: fields.pictures ? picturesOf(fields.pictures, answers) : {},
    answers,
    games,
  };
}

function need(parent: Source, field: Source | undefined, what: string, key: string): Source {
  if (field && !isNothing(field)) return field;
  throw fail(parent, `${what} has no “${key}”`, `Write “${key}:” and its value.`);
}

function idOf(source: Source, what: string): string {
  const id = textOf(source, what);
  if (ID.test(id)) return id;
  throw fail(
    source,
    `${what} “${id}” is no id`,
    'Ids are small letters and digits, with hyphens between them.',
  );
}

function atLeast(source: Source, what: string, least: number, most: number): number {
  const value = numberOf(source, what);
  if (value >= least && value <= most) return value;
  throw fail(source, `${what} is ${value}`, `A number from ${least} to ${most} is expected.`);
}

const weightOf = (source: Source): number =>
  numberOf(source, 'weight') === HINT ? HINT : atLeast(source, 'weight', 1, TABLES);

/** Parses tiles in groups: `46s 5s`. */
function pictureOf(source: Source): Picture {
  const parse = (text: string): Picture => text.split(/\s+/).map(parseTiles);
  return parse(inNotation(writtenOf(source, 'a picture'), source.file, parse).text);
}

const picturesOf = (source: Source, answers: readonly AnswerChoice[]): Record<string, Picture> =>
  Object.fromEntries(
    entriesOf(source, 'pictures').map(({ key, keySource, value }) => [
      answerNamed(key, keySource, answers),
      pictureOf(value),
    ]),
  );

function choicesOf(source: Source, what: string): AnswerChoice[] {
  const choices = entriesOf(source, what).map(({ key, keySource, value }) => {
    if (!ID.test(key))
      throw fail(keySource, `“${key}” is no id of an answer`, 'Such as “any” or “from-the-left”.');
    return { id: key, label: textOf(value, `the answer “${key}”`) };
  });
  if (choices.length < 2) throw fail(source, `${what} are fewer than two`, 'There has to be a choice.');
  return choices;
}

/**
 * Parses `needs`: earlier questions, and the answers to them that make this one worth asking. Example: `{ tiles:
 * [flowers] }`.
 */
function needsOf(source: Source, earlier: readonly TableQuestion[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    entriesOf(source, 'needs').map(({ key, keySource, value }) => {
      const question = earlier.find(({ id }) => id === key);
      if (!question)
        throw fail(
          keySource,
          `no question “${key}” stands before this one`,
          `These do: ${earlier.map(({ id }) => id).join(', ')}.`,
        );
      const answers = itemsOf(value, `the answers to ${key}`);
      return [key, answers.map((each) => answerOf(each, question.answers))];
    }),
  );
}

const answerOf = (source: Source, answers: readonly AnswerChoice[]): string =>
  answerNamed(textOf(source, 'an answer'), source, answers);

function answerNamed(id: string, source: Source, answers: readonly AnswerChoice[]): string {
  if (answers.some((each) => each.id === id)) return id;
  throw fail(
    source,
    `there is no answer “${id}”`,
    `These can be chosen: ${answers.map((each) => each.id).join(', ')}.`,
  );
}

function gamesOf(
  source: Source,
  what: string,
  { games, books }: NamedInQuestions,
  answers: readonly AnswerChoice[],
): Record<string, AnswersOfGame> {
  const read = Object.fromEntries(
    entriesOf(source, `the games of ${what}`).map(({ key, keySource, value }) => {
      return [key, rowOf(value, gameNamed(keySource, key, games), books, answers)];
    }),
  );
  const silent = games.find(({ id }) => !(id in read));
  if (silent)
    throw fail(source, `${silent.id} does not answer ${what}`, 'Every game answers every question.');
  return read;
}

function gameNamed(source: Source, name: string, games: readonly GuideGame[]): GuideGame {
  const game = games.find(({ id }) => id === name);
  if (game) return game;
  throw fail(source, `there is no game “${name}”`, `There are: ${games.map(({ id }) => id).join(', ')}.`);
}

function rowOf(
  source: Source,
  game: GuideGame,
  books: NamedInQuestions['books'],
  answers: readonly AnswerChoice[],
): AnswersOfGame {
  const what = `the answer of ${game.id}`;
  const fields = fieldsOf(source, what, ['answer', 'unless', 'rules']);
  const rules = itemsOf(need(source, fields.rules, what, 'rules'), 'rules').map((rule) => {
    const name = textOf(rule, 'a rule');
    const { book, rule: id } = ruleNamed(name, game.id);
    if (books.get(book)?.includes(id)) return name;
    throw fail(
      rule,
      `there is no rule “${id}” in content/${book}/rulebook.yaml`,
      `A rule of every game is written “${COMMON}/<id>”.`,
    );
  });
  if (rules.length === 0) throw fail(source, `${what} names no rule`, 'Name the rules that it follows from.');
  return {
    answer: answerOf(need(source, fields.answer, what, 'answer'), answers),
    unless: fields.unless
      ? itemsOf(fields.unless, 'unless').map((each) => variantOf(each, game, answers))
      : [],
    rules,
  };
}

function variantOf(
  source: Source,
  { id: game, options }: GuideGame,
  answers: readonly AnswerChoice[],
): AnswerVariant {
  const fields = fieldsOf(source, 'a line of unless', ['with', 'answer']);
  const chosen = entriesOf(need(source, fields.with, 'a line of unless', 'with'), 'with').map(
    ({ key, keySource, value }) => {
      const option = options.find(({ id }) => id === key);
      if (!option)
        throw fail(
          keySource,
          `${game} has no option “${key}”`,
          `It has: ${options.map(({ id }) => id).join(', ')}.`,
        );
      const values = isList(value) ? itemsOf(value, `the values of ${key}`) : [value];
      return [key, values.map((each) => optionValueOf(each, option))] as const;
    },
  );
  return {
    with: Object.fromEntries(chosen),
    answer: answerOf(need(source, fields.answer, 'a line of unless', 'answer'), answers),
  };
}

function optionValueOf(source: Source, { id, values }: OptionSpec): OptionValue {
  const written = plainOf(source);
  const value = values.find((each) => each === written);
  if (value !== undefined) return value;
  throw fail(source, `“${id}” cannot be ${String(written)}`, `It can be: ${values.join(', ')}.`);
}
