/** The page of two games as data: what its components draw. */
import type { UnlearnCard } from '../../compare/unlearn/cards.ts';
import type { ExplainContext, QuestionKind } from '../../islands/Practice/question-kind.ts';
import type { Question } from '../../puzzles/question.ts';

export interface Link {
  readonly title: string;
  readonly href: string;
}

/** What a game answers, with its rules. */
export interface SideAnswer {
  readonly ruleset: string;
  readonly title: string;
  /** Undefined where it has no rule about it. */
  readonly says: string | undefined;
  readonly rules: readonly Link[];
}

export interface BoardChoice {
  readonly id: string;
  readonly label: string;
  readonly right: boolean;
  /** It is what somebody answers who goes by the other game. */
  readonly habit: boolean;
  /** What it is told. */
  readonly head: string;
  readonly text: string;
  readonly rule: { readonly id: string; readonly href: string } | undefined;
}

/** What is looked at. */
export interface BoardPicture {
  readonly question: Question;
  readonly kind: QuestionKind;
  readonly context: ExplainContext;
  /** What only the rules can tell of it. */
  readonly seen: unknown;
}

export interface ShownPoint {
  readonly id: string;
  readonly title: string;
  readonly bridge: string | undefined;
  readonly ask: string;
  /** Null where a fact is asked. */
  readonly picture: BoardPicture | null;
  /** Said under the picture. */
  readonly note?: string | undefined;
  readonly choices: readonly BoardChoice[];
  /** Of the game that is known, then of the one that is learnt. */
  readonly sides: readonly SideAnswer[];
  readonly lesson: Link | null;
  /** More questions like this. */
  readonly more: string | null;
  /** What practice asks again, in both games, once it was missed. */
  readonly cards: readonly UnlearnCard[];
}

/** Points that are only told, under the reason why. */
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
  /** What the game that is learnt has no rule about, by its titles. */
  readonly without: readonly string[];
  readonly minutes: number;
}
