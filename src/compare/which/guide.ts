/** The "which game do we play?" guide: picks the next question, the tables that still fit and the nearest game. */
import type { Chosen, OptionValue } from '../../engine/game.ts';
import {
  answerUnder,
  type ForeignGame,
  type GuideGame,
  HINT,
  makesSense,
  type TableAnswer,
  type TableQuestion,
} from './questions.ts';
import { alikeValues, foreignTables, type PossibleTable, tablesOf } from './tables.ts';

/** Most questions asked of one reader. */
export const MOST_QUESTIONS = 8;

/** One answer in this many contradicts the table's own game: no table plays entirely by the book. */
const STRAY = 10;

/** Least probability at which a table is said to play a foreign game. */
const LIKELY_ENOUGH = 0.4;

/** Least weight of a question whose answer nobody may take for granted, such as how many tiles a hand has. */
const DEFINING = 3;

/** Least information, in bits, that makes a question worth asking. */
export const LEAST_INFORMATION = 0.1;

/** A house rule implied by the answers: an option off its default, and other values that would answer the same. */
export interface FoundHouseRule {
  readonly option: string;
  readonly value: OptionValue;
  readonly alike: readonly OptionValue[];
}

/** A question on which the nearest game may differ from the table. */
export interface LooseEnd {
  readonly question: string;
  /** The table's answer; null if nobody knew or it was not asked. */
  readonly table: string | null;
  /** The game's answer, with the found house rules. */
  readonly game: string;
  /** Could an option of the game change its answer, or does the question tell whole families of games apart? */
  readonly isOpen: boolean;
  readonly isAsked: boolean;
}

export interface WhichResult {
  /** Id of the nearest game of this site; of a foreign game, the one that is most like it. */
  readonly game: string;
  readonly houseRules: readonly FoundHouseRule[];
  readonly chosen: Chosen;
  /** Answers that the game does not give under any of its options. */
  readonly differs: readonly LooseEnd[];
  /** Answers of the table that are no rules, where the game has another. */
  readonly otherWords: readonly LooseEnd[];
  /** Questions without an answer. */
  readonly unknown: readonly LooseEnd[];
  /** Other games that are equally near. */
  readonly others: readonly string[];
  /** Games that fit every rule as well as the only one named, and contradict no more than a hint. */
  readonly rivals: readonly string[];
  /** Id of the game that the table is likelier to play, if this site does not teach it. */
  readonly foreignGame: string | null;
}

/** What a page can ask of the guide. */
export interface WhichGuide {
  /**
   * The tables with the least total weight of contradicted rules; among these, those that contradict no hint, if there are such.
   */
  readonly candidates: (answers: readonly TableAnswer[]) => readonly PossibleTable[];
  /** Ids of the games among the candidates, likeliest first. */
  readonly gamesLeft: (answers: readonly TableAnswer[]) => readonly string[];
  /** Id of a game that this site does not teach, if the table plays that game likelier than any that the site teaches. */
  readonly foreignGame: (answers: readonly TableAnswer[]) => string | null;
  /**
   * The first question that is written, which everybody can answer. Then the one worth most: information in bits × chance that
   * somebody knows the answer × its weight, if it is a defining one. All tables count, those of foreign games as well, discounted
   * per contradicted answer. Null after eight answers, or if no question has enough information.
   */
  readonly nextQuestion: (answers: readonly TableAnswer[]) => TableQuestion | null;
  /** Expected information, in bits, from the answer to a question. */
  readonly information: (question: TableQuestion, answers: readonly TableAnswer[]) => number;
  /** The nearest game, and the house rules that fit the answers. */
  readonly result: (answers: readonly TableAnswer[]) => WhichResult;
}

/** @param games at least one, each with an answer to every question */
export function whichGuide(
  questions: readonly TableQuestion[],
  games: readonly GuideGame[],
  others: readonly ForeignGame[],
): WhichGuide {
  const tables = tablesOf(questions, games);
  const all = [...tables, ...foreignTables(questions, others, games.length)];
  const hints = questions.filter(({ weight }) => weight === HINT);
  /** Those of these tables that contradict no hint; if there are none, all. */
  const unhinted = (nearest: readonly PossibleTable[], answers: readonly TableAnswer[]) => {
    const wrong = distancesOf(nearest, questions, answersTo(hints, answers));
    const right = nearest.filter((_, i) => wrong[i] === 0);
    return right.length > 0 ? right : nearest;
  };
  const candidates = (answers: readonly TableAnswer[]): readonly PossibleTable[] =>
    unhinted(nearestOf(tables, questions, answers).nearest, answers);
  const gamesLeft = (answers: readonly TableAnswer[]): readonly string[] => rankedGames(candidates(answers));
  const weighed = (answers: readonly TableAnswer[]): readonly PossibleTable[] => {
    const distances = distancesOf(all, questions, answers);
    return all.map((table, i) => ({ ...table, likely: table.likely * STRAY ** -(distances[i] ?? 0) }));
  };
  const foreignGame = (answers: readonly TableAnswer[]): string | null => {
    const likely = weighed(answers);
    const [likeliest] = rankedGames(likely);
    const share = sumOf(likely.filter(({ game }) => game === likeliest)) / sumOf(likely);
    return share < LIKELY_ENOUGH ? null : (others.find(({ id }) => id === likeliest)?.id ?? null);
  };
  const information = (question: TableQuestion, answers: readonly TableAnswer[]): number =>
    informationIn(weighed(answers), questions.indexOf(question));
  const nextQuestion = (answers: readonly TableAnswer[]): TableQuestion | null => {
    if (answers.length === 0) return questions[0] ?? null;
    if (answers.length >= MOST_QUESTIONS) return null;
    const tables = weighed(answers);
    const isNew = ({ id }: TableQuestion): boolean => answers.every(({ question }) => question !== id);
    let best: TableQuestion | null = null;
    let most = 0;
    for (const [place, question] of questions.entries()) {
      if (!isNew(question) || !makesSense(question, answers)) continue;
      const bits = informationIn(tables, place);
      const worth = bits * question.known * (question.weight >= DEFINING ? question.weight : 1);
      if (bits < LEAST_INFORMATION || worth <= most) continue;
      best = question;
      most = worth;
    }
    return best;
  };
  const result = (answers: readonly TableAnswer[]): WhichResult => {
    const foreign = others.find(({ id }) => id === foreignGame(answers));
    const { nearest, least } = nearestOf(tables, questions, answers);
    const [id = '', ...near] =
      foreign && least > 0 ? [foreign.nearest] : rankedGames(unhinted(nearest, answers));
    const game = games.find((each) => each.id === id);
    if (!game) throw new RangeError('there are no games to choose from');
    const own = nearestOf(
      tables.filter((table) => table.game === id),
      questions,
      answers,
    ).nearest;
    const { chosen } = own.reduce(
      (best, table) => (isPlainer(table, best) ? table : best),
      own[0] ?? NO_TABLE,
    );
    const ends = questions.flatMap((question, place): LooseEnd[] => {
      const answer = answers.find((each) => each.question === question.id);
      const row = question.games[id];
      if (!row || (!answer && !makesSense(question, answers))) return [];
      const end: LooseEnd = {
        question: question.id,
        table: answer?.answer ?? null,
        game: answerUnder(row, game, chosen),
        isOpen: question.weight >= DEFINING || new Set(own.map((table) => table.answers[place])).size > 1,
        isAsked: answer !== undefined,
      };
      return end.table === end.game ? [] : [end];
    });
    const answered = ends.filter(({ table }) => table !== null);
    const isHint = ({ question }: LooseEnd): boolean => hints.some((each) => each.id === question);
    return {
      game: id,
      chosen,
      houseRules: houseRulesOf(questions, game, chosen),
      differs: answered.filter((end) => !isHint(end)),
      otherWords: answered.filter(isHint),
      unknown: ends.filter(({ table }) => table === null),
      others: near,
      rivals: near.length > 0 || least > 0 ? [] : rankedGames(nearest).filter((each) => each !== id),
      foreignGame: foreign?.id ?? null,
    };
  };
  return { candidates, gamesLeft, foreignGame, nextQuestion, information, result };
}

const NO_TABLE: PossibleTable = { game: '', chosen: {}, answers: [], likely: 0 };

/** Does `one` need fewer house rules, or equally many and is likelier? */
function isPlainer(one: PossibleTable, other: PossibleTable): boolean {
  const [own, others] = [Object.keys(one.chosen).length, Object.keys(other.chosen).length];
  return own < others || (own === others && one.likely > other.likely);
}

const answersTo = (questions: readonly TableQuestion[], answers: readonly TableAnswer[]): TableAnswer[] =>
  answers.filter(({ question }) => questions.some(({ id }) => id === question));

/** The tables with the least total weight of contradicted rules, and that weight. */
function nearestOf(
  tables: readonly PossibleTable[],
  questions: readonly TableQuestion[],
  answers: readonly TableAnswer[],
): { readonly nearest: readonly PossibleTable[]; readonly least: number } {
  const rules = questions.filter(({ weight }) => weight !== HINT);
  const distances = distancesOf(tables, questions, answersTo(rules, answers));
  const least = Math.min(...distances);
  return { nearest: tables.filter((_, i) => distances[i] === least), least };
}

/** Per table, the total weight of the answers it contradicts. */
function distancesOf(
  tables: readonly PossibleTable[],
  questions: readonly TableQuestion[],
  answers: readonly TableAnswer[],
): readonly number[] {
  const wishes = answers.flatMap(({ question: id, answer }) => {
    const place = questions.findIndex((question) => question.id === id);
    const question = questions[place];
    if (!question || answer === null) return [];
    return [
      { place, wanted: question.answers.findIndex((each) => each.id === answer), weight: question.weight },
    ];
  });
  return tables.map((table) =>
    wishes.reduce(
      (sum, { place, wanted, weight }) => sum + (table.answers[place] === wanted ? 0 : weight),
      0,
    ),
  );
}

/**
 * Shannon entropy, in bits, of the answers to a question over these tables. Example: two equally likely answers give 1.
 */
function informationIn(tables: readonly PossibleTable[], place: number): number {
  const shares = new Map<number, number>();
  let all = 0;
  for (const { answers, likely } of tables) {
    const answer = answers[place] ?? -1;
    shares.set(answer, (shares.get(answer) ?? 0) + likely);
    all += likely;
  }
  if (shares.size < 2) return 0;
  return [...shares.values()].reduce((sum, share) => sum - (share / all) * Math.log2(share / all), 0);
}

const sumOf = (tables: readonly PossibleTable[]): number =>
  tables.reduce((sum, { likely }) => sum + likely, 0);

function rankedGames(tables: readonly PossibleTable[]): string[] {
  const shares = new Map<string, number>();
  for (const { game, likely } of tables) shares.set(game, (shares.get(game) ?? 0) + likely);
  // Shares that differ only by rounding are equal and keep their order.
  return [...shares].sort(([, a], [, b]) => Math.round((b - a) * 1e9)).map(([game]) => game);
}

/** The options not at their default, in the game's order. */
const houseRulesOf = (
  questions: readonly TableQuestion[],
  { id, options }: GuideGame,
  chosen: Chosen,
): FoundHouseRule[] =>
  options.flatMap((option) => {
    const value = chosen[option.id];
    if (value === undefined) return [];
    const group = alikeValues(option, id, questions).find((values) => values.includes(value)) ?? [];
    return [{ option: option.id, value, alike: group.filter((each) => each !== value) }];
  });
