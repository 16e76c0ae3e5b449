/** The questions that find out which game a table plays, and each game's answers. */
import type { Chosen, OptionSpec, OptionValue } from '../../engine/game.ts';
import type { Kind } from '../../engine/tiles.ts';

/** Tiles that show what is asked, in groups; empty if nothing is shown. */
export type Picture = readonly (readonly Kind[])[];

/** An answer the reader can choose. */
export interface AnswerChoice {
  readonly id: string;
  readonly label: string;
}

/** The answer a game gives instead if every listed option has one of the listed values. */
export interface AnswerVariant {
  readonly with: Readonly<Record<string, readonly OptionValue[]>>;
  readonly answer: string;
}

/** The answers of one game. */
export interface AnswersOfGame {
  /** The answer by the game's default options. */
  readonly answer: string;
  /** Answers by option values; the first variant that applies wins. */
  readonly unless: readonly AnswerVariant[];
  /** Rules the answer follows from: ids of the game's rulebook, or "common/<id>". */
  readonly rules: readonly string[];
}

export interface TableQuestion {
  readonly id: string;
  readonly ask: string;
  readonly picture: Picture;
  /** Tiles that show an answer, by its id. */
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly answers: readonly AnswerChoice[];
  /** Tables in ten, 1–10, at which somebody knows the answer. */
  readonly known: number;
  /** Cost of a contradicting answer to a game: 1–10, or {@link HINT}. */
  readonly weight: number;
  /** Earlier questions, and the answers to them, without which this question makes no sense. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly games: Readonly<Record<string, AnswersOfGame>>;
}

/**
 * Weight of a question that is no rule, such as what is called out. Its answer only decides between games that fit the rules
 * equally well.
 */
export const HINT = 0.5;

/** A game as the guide needs it. */
export interface GuideGame {
  readonly id: string;
  readonly options: readonly OptionSpec[];
}

/** A game that this site does not teach, as far as it can be recognised by the answers of its tables. */
export interface ForeignGame {
  readonly id: string;
  /** Its name within a sentence. */
  readonly title: string;
  /** What there is to it, in a sentence or two. */
  readonly says: string;
  /** Id of the game of this site that is most like it. */
  readonly nearest: string;
  /** How common the game is; 10 is as common as one game of this site. */
  readonly likely: number;
  /** The answers that its tables give to each question, all equally often. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** A table's answer to a question; null if nobody knows. */
export interface TableAnswer {
  readonly question: string;
  readonly answer: string | null;
}

/** Returns the game's answer under these options; options not chosen are at their defaults. */
export function answerUnder(
  { answer, unless }: AnswersOfGame,
  { options }: GuideGame,
  chosen: Chosen,
): string {
  const now = (id: string) => chosen[id] ?? options.find((option) => option.id === id)?.default;
  const holds = (variant: AnswerVariant): boolean =>
    Object.entries(variant.with).every(([id, values]) => values.some((value) => value === now(id)));
  return unless.find(holds)?.answer ?? answer;
}

/** Does the question make sense after these answers? */
export const makesSense = ({ needs }: TableQuestion, answers: readonly TableAnswer[]): boolean =>
  Object.entries(needs).every(([id, wanted]) =>
    answers.some(({ question, answer }) => question === id && answer !== null && wanted.includes(answer)),
  );

/**
 * Leaves out answers to questions that make no sense after the other answers. Example: with “no flowers”, nothing is known of
 * what flowers are worth.
 */
export function sensibleAnswers(
  answers: readonly TableAnswer[],
  questions: readonly TableQuestion[],
): readonly TableAnswer[] {
  const sensible: TableAnswer[] = [];
  for (const answer of answers) {
    const question = questions.find(({ id }) => id === answer.question);
    if (!question || makesSense(question, sensible)) sensible.push(answer);
  }
  return sensible;
}

/**
 * The answers to choose from. Example: “there are no flowers” is no choice for a table that is asked because it has them.
 */
export function choicesOf(
  { answers, needs, games: rows }: TableQuestion,
  questions: readonly TableQuestion[],
): readonly AnswerChoice[] {
  const isAsked = (game: string): boolean =>
    Object.entries(needs).every(([id, wanted]) => {
      const row = questions.find((each) => each.id === id)?.games[game];
      return row !== undefined && answersOf(row).some((answer) => wanted.includes(answer));
    });
  return answers.filter(({ id }) => {
    const givers = Object.keys(rows).filter((game) => rows[game] && answersOf(rows[game]).includes(id));
    return givers.length === 0 || givers.some(isAsked);
  });
}

const answersOf = ({ answer, unless }: AnswersOfGame): readonly string[] => [
  answer,
  ...unless.map((variant) => variant.answer),
];
