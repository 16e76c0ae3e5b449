/** The comparison table: several games' answers to the same questions, and where they differ. */

import type { Chosen } from '../engine/game.ts';

/** What a game answers instead where a table has agreed otherwise. */
interface RulingVariant {
  /** The values that its options have at such a table. */
  readonly with: Chosen;
  readonly key: string;
  readonly says: string;
}

export interface GameRuling {
  /** One-word id of the answer; games that answer alike share it. */
  readonly key: string;
  /** The answer as a sentence. */
  readonly says: string;
  /** Rules that give the answer, each listed in this row only: ids of the game's rulebook, or "common/<id>". */
  readonly rules: readonly string[];
  /** Rules that also say it but are listed in another row. */
  readonly see: readonly string[];
  /** Answers of tables that agree otherwise; of these the first counts whose options all have their values. */
  readonly unless?: readonly RulingVariant[] | undefined;
}

export interface ComparedQuestion {
  readonly id: string;
  readonly title: string;
  /** Answers by game id; a game without one has no rule on the matter. */
  readonly games?: Readonly<Record<string, GameRuling>> | undefined;
  /** One answer for all games, from the common rulebook. */
  readonly every?: GameRuling | undefined;
}

export interface Comparison {
  readonly questions: readonly ComparedQuestion[];
  /** Rules that answer no question, by rulebook. */
  readonly alone: Readonly<Record<string, readonly string[]>>;
}

/** Id of the rulebook shared by every game. */
export const COMMON = 'common';

/** A link to a rule's page, with the rule's title there. */
export interface RuleLink {
  readonly title: string;
  readonly href: string;
}

export interface RuleName {
  readonly book: string;
  readonly rule: string;
}

/**
 * Resolves a rule name. Example: "common/no-wrap" → book "common", rule "no-wrap"; "priority" → the answer's own book.
 */
export function ruleNamed(name: string, book: string): RuleName {
  const common = `${COMMON}/`;
  return name.startsWith(common) ? { book: COMMON, rule: name.slice(common.length) } : { book, rule: name };
}

/** Returns a game's answer, or undefined if it has no rule on the matter. */
export const answerOf = ({ games, every }: ComparedQuestion, game: string): GameRuling | undefined =>
  every ?? games?.[game];

/** Lists each answer with the rulebook its rules belong to. */
export const answersIn = ({ games, every }: ComparedQuestion): readonly (readonly [string, GameRuling])[] =>
  every ? [[COMMON, every]] : Object.entries(games ?? {});

/** Do the answer keys differ? Having no rule (undefined) differs from having any. */
export const differ = (keys: readonly (string | undefined)[]): boolean => new Set(keys).size > 1;

/** Is the game in the comparison at all? A new game is in no row until somebody writes its answers. */
export const isCompared = ({ questions, alone }: Comparison, game: string): boolean =>
  game in alone || questions.some((question) => answersIn(question).some(([book]) => book === game));
