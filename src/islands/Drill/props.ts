import type { Prompt } from '../../puzzles/question.ts';
import type { PracticeBook } from '../Practice/props.ts';
import type { GameFacts, QuestionView } from '../Practice/question-kind.ts';
import type { DrillGrading } from './grading.ts';

/** A board of a drill: a question that was written or dealt. */
export interface DrillBoard {
  readonly question: Prompt;
  /** Its author's words for it; null where the kind of question has its own. */
  readonly ask: string | null;
  /** What its author says with the answer, as HTML; empty where that is nothing. */
  readonly remark: string;
}

export interface DrillProps {
  /** The id of a game. */
  readonly ruleset: string;
  /** Its name among the reader's solved exercises; null for a single board, which is none. */
  readonly name: string | null;
  /** The address of the rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** Where there are more questions like these. */
  readonly more: string;
  readonly boards: readonly DrillBoard[];
  /** Nothing else stands on its page: its keys need no focus. */
  readonly alone?: boolean;
}

/** What must be there before anything is drawn. */
export interface DrillRules {
  /** What one sees of the rules, by the kind of hand. */
  readonly facts: (under?: string) => GameFacts;
  /** How each kind of question looks. */
  readonly views: ReadonlyMap<string, QuestionView['View']>;
  /** What is seen of a question that only the rules can tell. */
  readonly seen: (question: Prompt) => unknown;
  /** Where answers are proved; null until that is wanted. */
  readonly desk: DrillGrading | null;
  readonly loadDesk: () => Promise<DrillGrading>;
}

export type LoadedDrill = DrillProps & PracticeBook & { readonly loaded: DrillRules };

/** The kinds of question that a drill asks. */
export const kindsIn = (boards: readonly DrillBoard[]): string[] => [
  ...new Set(boards.map(({ question }) => question.asking.concept)),
];
