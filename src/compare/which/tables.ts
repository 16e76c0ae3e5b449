/** Enumerates the possible tables: each game under each choice of options that the questions can tell apart. */
import type { Chosen, OptionSpec, OptionValue } from '../../engine/game.ts';
import { answerUnder, type ForeignGame, type GuideGame, type TableQuestion } from './questions.ts';

/** A game under a choice of options, and its answers. */
export interface PossibleTable {
  /** Id of the game. */
  readonly game: string;
  /** Only the options that differ from the game's defaults. */
  readonly chosen: Chosen;
  /** Index of the chosen answer per question, by question index; -1 if there is none. */
  readonly answers: readonly number[];
  /** Prior probability of this table; the tables of this site's games sum to 1. */
  readonly likely: number;
}

/** A table plays an option's default this many times as often as any other group of values. */
const USUAL = 2;

/** Values of an option that no question tells apart; the first stands for all. */
type AlikeValues = readonly [OptionValue, ...OptionValue[]];

/** Groups an option's values by what the questions can tell apart; the default's group comes first. */
export function alikeValues(
  { id, values, default: usual }: OptionSpec,
  game: string,
  questions: readonly TableQuestion[],
): readonly AlikeValues[] {
  const lists = questions.flatMap(({ games }) =>
    (games[game]?.unless ?? []).flatMap((variant) => {
      const list = variant.with[id];
      return list ? [list] : [];
    }),
  );
  const groups = new Map<string, [OptionValue, ...OptionValue[]]>();
  for (const value of [usual, ...values.filter((each) => each !== usual)]) {
    const key = lists.map((list) => Number(list.includes(value))).join('');
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups.values()];
}

/** Lists all tables, merged by equal answers; every game has the same total probability. */
export const tablesOf = (
  questions: readonly TableQuestion[],
  games: readonly GuideGame[],
): readonly PossibleTable[] => games.flatMap((game) => tablesOfGame(questions, game, 1 / games.length));

function tablesOfGame(questions: readonly TableQuestion[], game: GuideGame, share: number): PossibleTable[] {
  const found = new Map<string, PossibleTable>();
  let all = 0;
  for (const { chosen, likely } of choicesOf(questions, game)) {
    const answers = questions.map(({ answers, games }) => {
      const row = games[game.id];
      const answer = row && answerUnder(row, game, chosen);
      return answers.findIndex(({ id }) => id === answer);
    });
    const key = answers.join();
    const known = found.get(key);
    all += likely;
    // Tables with equal answers merge into one; it keeps the choice that changes the fewest options, the most common
    // one.
    const isBetter = !known || Object.keys(chosen).length < Object.keys(known.chosen).length;
    found.set(key, {
      game: game.id,
      chosen: isBetter ? chosen : known.chosen,
      answers,
      likely: (known?.likely ?? 0) + likely,
    });
  }
  return [...found.values()].map((table) => ({ ...table, likely: (table.likely / all) * share }));
}

/** Lists every choice of the options that some question depends on, with its weight. */
function choicesOf(
  questions: readonly TableQuestion[],
  { id, options }: GuideGame,
): readonly { readonly chosen: Chosen; readonly likely: number }[] {
  let choices: { readonly chosen: Chosen; readonly likely: number }[] = [{ chosen: {}, likely: 1 }];
  for (const option of options) {
    const [, ...others] = alikeValues(option, id, questions);
    if (others.length === 0) continue;
    choices = choices.flatMap(({ chosen, likely }) => [
      { chosen, likely: likely * USUAL },
      ...others.map(([value]) => ({ chosen: { ...chosen, [option.id]: value }, likely })),
    ]);
  }
  return choices;
}

/** How common one game of this site is, in the numbers that say it of other games. */
const AS_LIKELY = 10;

/**
 * Lists the tables of games that this site does not teach. They stand beside its own: the more common one is, the sooner a
 * table is taken to play it.
 * @param taught how many games this site teaches
 */
export const foreignTables = (
  questions: readonly TableQuestion[],
  foreignGames: readonly ForeignGame[],
  taught: number,
): readonly PossibleTable[] =>
  foreignGames.flatMap(({ id, likely, answers: rowOf }) => {
    let rows: readonly (readonly number[])[] = [[]];
    for (const { id: question, answers } of questions) {
      const places = (rowOf[question] ?? []).map((answer) => answers.findIndex((each) => each.id === answer));
      rows = rows.flatMap((row) => places.map((place) => [...row, place]));
    }
    const share = likely / AS_LIKELY / taught / rows.length;
    return rows.map((answers) => ({ game: id, chosen: {}, answers, likely: share }));
  });
