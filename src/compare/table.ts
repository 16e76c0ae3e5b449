/** Several games' answers to the same questions: what stands beside what, and where they differ. */

export interface GameRuling {
  /** The answer in a word: games that answer alike have the same one. */
  readonly key: string;
  /** The answer in a sentence. */
  readonly says: string;
  /** The rules that give it, each in this one row only: ids of the game's rulebook, or "common/<id>". */
  readonly rules: readonly string[];
  /** Rules that say it too and have their place in another row. */
  readonly see: readonly string[];
}

export interface ComparedQuestion {
  readonly id: string;
  readonly title: string;
  /** The answers by game; a game without one has no rule about it. */
  readonly games?: Readonly<Record<string, GameRuling>> | undefined;
  /** The one answer of all games, from the common rulebook. */
  readonly every?: GameRuling | undefined;
}

export interface Comparison {
  readonly questions: readonly ComparedQuestion[];
  /** Rules that answer no question, by rulebook. */
  readonly alone: Readonly<Record<string, readonly string[]>>;
}

/** The rulebook of what every game has. */
export const COMMON = 'common';

/** The page of a rule, and what the rule is called there. */
export interface RuleLink {
  readonly title: string;
  readonly href: string;
}

export interface RuleName {
  readonly book: string;
  readonly rule: string;
}

/** A rule as an answer names it: of the answer's own book, or "common/<id>". */
export function ruleNamed(name: string, book: string): RuleName {
  const common = `${COMMON}/`;
  return name.startsWith(common) ? { book: COMMON, rule: name.slice(common.length) } : { book, rule: name };
}

/** The answer of a game, or undefined where it has no rule about the question. */
export const answerOf = ({ games, every }: ComparedQuestion, game: string): GameRuling | undefined =>
  every ?? games?.[game];

/** Each answer with the book that its rules stand in. */
export const answersIn = ({ games, every }: ComparedQuestion): readonly (readonly [string, GameRuling])[] =>
  every ? [[COMMON, every]] : Object.entries(games ?? {});

/** Whether answers differ, by their keys; no rule about something differs from any rule about it. */
export const differ = (keys: readonly (string | undefined)[]): boolean => new Set(keys).size > 1;

/** Whether anything is said of a game: one that is new stands in no row, until somebody writes its answers. */
export const isCompared = ({ questions, alone }: Comparison, game: string): boolean =>
  game in alone || questions.some((question) => answersIn(question).some(([book]) => book === game));
