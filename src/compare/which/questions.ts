/** What a table is asked to find out which game it plays, and what each game answers. */
import type { Chosen, OptionSpec, OptionValue } from '../../engine/game.ts';

/** An answer that can be chosen. */
export interface AnswerChoice {
  readonly id: string;
  readonly label: string;
}

/** What a game answers instead, where every one of these options has one of these values. */
export interface AnswerVariant {
  readonly with: Readonly<Record<string, readonly OptionValue[]>>;
  readonly answer: string;
}

/** What one game answers. */
export interface AnswersOfGame {
  /** By its rules as this site plays them. */
  readonly answer: string;
  /** By its options: the first that applies holds. */
  readonly unless: readonly AnswerVariant[];
  /** The rules it follows from: ids of the game's rulebook, or "common/<id>". */
  readonly rules: readonly string[];
}

export interface TableQuestion {
  readonly id: string;
  readonly ask: string;
  readonly answers: readonly AnswerChoice[];
  /** At how many tables of ten somebody knows the answer. */
  readonly known: number;
  /** How much it counts against a game to answer differently. */
  readonly weight: number;
  /** It only makes sense once these questions have been answered like this. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly games: Readonly<Record<string, AnswersOfGame>>;
}

/** A game as far as a table is held against it. */
export interface AskedGame {
  readonly id: string;
  readonly options: readonly OptionSpec[];
}

/** What a table answers to a question; null where nobody knows. */
export interface TableAnswer {
  readonly question: string;
  readonly answer: string | null;
}

/** What a game answers when it is played with these options. */
export function answerUnder(
  { answer, unless }: AnswersOfGame,
  { options }: AskedGame,
  chosen: Chosen,
): string {
  const now = (id: string) => chosen[id] ?? options.find((option) => option.id === id)?.default;
  const holds = (variant: AnswerVariant): boolean =>
    Object.entries(variant.with).every(([id, values]) => values.some((value) => value === now(id)));
  return unless.find(holds)?.answer ?? answer;
}

/** Whether a question makes sense after these answers. */
export const makesSense = ({ needs }: TableQuestion, answers: readonly TableAnswer[]): boolean =>
  Object.entries(needs).every(([id, wanted]) =>
    answers.some(({ question, answer }) => question === id && answer !== null && wanted.includes(answer)),
  );
