/** The page of two games as data: what its components draw. */
import type { Card } from '../../compare/unlearn/cards.ts';
import type { Prover, QuestionKind } from '../../islands/Practice/question-kind.ts';
import type { Question } from '../../puzzles/question.ts';

export interface Link {
  readonly title: string;
  readonly href: string;
}

/** What a game answers, with its rules. */
export interface Side {
  readonly ruleset: string;
  readonly title: string;
  /** Undefined where it has no rule about it. */
  readonly says: string | undefined;
  readonly rules: readonly Link[];
}

export interface Choice {
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
export interface Picture {
  readonly question: Question;
  readonly kind: QuestionKind;
  readonly teller: Prover;
  /** What only the rules can tell of it. */
  readonly seen: unknown;
}

export interface Shown {
  readonly id: string;
  readonly title: string;
  readonly bridge: string | undefined;
  readonly ask: string;
  /** Null where a fact is asked. */
  readonly picture: Picture | null;
  /** Said under the picture. */
  readonly note?: string | undefined;
  readonly choices: readonly Choice[];
  /** Of the game that is known, then of the one that is learnt. */
  readonly sides: readonly Side[];
  readonly lesson: Link | null;
  /** More questions like this. */
  readonly more: string | null;
  /** What practice asks again, in both games, once it was missed. */
  readonly cards: readonly Card[];
}

/** Points that are only told, under the reason why. */
export interface Telling {
  readonly why: string;
  readonly points: readonly {
    readonly id: string;
    readonly title: string;
    readonly sides: readonly Side[];
  }[];
}

export interface Page {
  readonly shown: readonly Shown[];
  readonly told: readonly Telling[];
  /** What the game that is learnt has no rule about, by its titles. */
  readonly without: readonly string[];
  readonly minutes: number;
}
