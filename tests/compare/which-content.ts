/** The questions of /which/ as they are written, and the games that answer them. */
import { readFileSync } from 'node:fs';
import { type NamedInQuestions, parseForeignGames, parseQuestions } from '../../src/compare/which/parse.ts';
import type { GuideGame } from '../../src/compare/which/questions.ts';
import type { Chosen } from '../../src/engine/game.ts';
import type { Random } from '../../src/engine/random.ts';
import { games, rulebookOf } from '../lessons/content.ts';

const file = 'content/common/which.yaml';
export const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

export const askedGames = games.map(({ game }) => game);

export const named: NamedInQuestions = {
  games: askedGames,
  books: new Map(
    [...askedGames.map(({ id }) => id), 'common'].map((book) => {
      const { rules, options } = rulebookOf(book);
      return [book, [...rules, ...options].map(({ id }) => id)];
    }),
  ),
};

export const questions = parseQuestions(source, file, named);
export const foreignGames = parseForeignGames(source, file, questions, askedGames);

/** Some value for each option of a game. */
export const randomTable = ({ options }: GuideGame, random: Random): Chosen =>
  Object.fromEntries(
    options.flatMap(({ id, values }) => {
      const value = values[random.below(values.length)];
      return value === undefined ? [] : [[id, value]];
    }),
  );
