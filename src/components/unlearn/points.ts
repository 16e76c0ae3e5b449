/** Types of the page of two games, which its components draw. */

import type { RuleLink } from '../../compare/table.ts';
import type { KindAndRule } from '../../notation/two-game-id.ts';
import type { Question } from '../../puzzles/question.ts';
import type { PracticeContext, QuestionKind } from '../../questions/kind.ts';

/** The answer of one game, with links to its rules. */
export interface SideAnswer {
  readonly ruleset: string;
  readonly title: string;
  /** Undefined where the game has no rule about it. */
  readonly says: string | undefined;
  readonly rules: readonly RuleLink[];
}

export interface BoardChoice {
  readonly id: string;
  readonly label: string;
  readonly right: boolean;
  /** True for the answer that the known game's rules would give. */
  readonly habit: boolean;
  /** The reply to this choice. */
  readonly head: string;
  readonly text: string;
  readonly rule: { readonly id: string; readonly href: string } | undefined;
}

/** The board of a point. */
export interface BoardPicture {
  readonly question: Question;
  readonly kind: QuestionKind;
  readonly context: PracticeContext;
}

export interface ShownPoint {
  readonly id: string;
  readonly title: string;
  readonly bridge: string | undefined;
  readonly ask: string;
  /** Null where a fact is asked. */
  readonly picture: BoardPicture | null;
  /** A line below the picture. */
  readonly note?: string | undefined;
  readonly choices: readonly BoardChoice[];
  /** The answers of the known game, then of the game to learn. */
  readonly sides: readonly SideAnswer[];
  readonly lesson: RuleLink | null;
  /** The address of more questions like this one. */
  readonly more: string | null;
  /** Cards that practice repeats, in both games, after a wrong answer. */
  readonly cards: readonly KindAndRule[];
}

/** Points that are only stated, under the reason for it. */
export interface StatedPoints {
  readonly why: string;
  readonly points: readonly {
    readonly id: string;
    readonly title: string;
    readonly sides: readonly SideAnswer[];
  }[];
}

export interface Page {
  readonly shown: readonly ShownPoint[];
  readonly statements: readonly StatedPoints[];
  /** Titles of points for which the game to learn has no rule. */
  readonly without: readonly string[];
  readonly minutes: number;
}
