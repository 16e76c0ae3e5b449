/** Every table that there may be: each game with its options, as far as the questions tell them apart. */
import type { Chosen, OptionSpec, OptionValue } from '../../engine/game.ts';
import { type AskedGame, answerUnder, type TableQuestion } from './questions.ts';

/** A game under options, and what it answers. */
export interface PossibleTable {
  readonly game: string;
  /** Only what differs from the game's own choice. */
  readonly chosen: Chosen;
  /** By the places of the questions, the places of their answers. */
  readonly answers: readonly number[];
  /** How likely it is that such a table asks: of all tables together 1. */
  readonly likely: number;
}

/** A table plays an option as usual so many times as often as in any other way. */
const USUAL = 2;

/** Values of an option that no question tells apart; the first of them stands for all. */
type AlikeValues = readonly [OptionValue, ...OptionValue[]];

/** The values of an option in groups that the questions do not tell apart, the usual one's group first. */
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

/** All tables, each once; games are equally likely. */
export const tablesOf = (
  questions: readonly TableQuestion[],
  games: readonly AskedGame[],
): readonly PossibleTable[] => games.flatMap((game) => tablesOfGame(questions, game, 1 / games.length));

function tablesOfGame(questions: readonly TableQuestion[], game: AskedGame, share: number): PossibleTable[] {
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
    // Tables that answer alike are one, played as it is played most often: that is where the fewest options are changed.
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

/** Every choice of the options that some question turns on. */
function choicesOf(
  questions: readonly TableQuestion[],
  { id, options }: AskedGame,
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
