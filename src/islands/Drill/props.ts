import type { Prompt } from '../../puzzles/question.ts';
import type { PracticeBook } from '../Practice/practice-book.ts';
import type { GameFacts, QuestionView } from '../Practice/question-kind.ts';
import type { DrillGrading } from './grading.ts';

/** A board of a drill: a question, either written by an author or dealt. */
export interface DrillBoard {
  readonly question: Prompt;
  /** The author's heading; null to use the question kind's own. */
  readonly ask: string | null;
  /** The author's remark shown with the answer, as HTML; empty if none. */
  readonly remark: string;
}

export interface DrillProps {
  /** The id of a game. */
  readonly ruleset: string;
  /** Key in the reader's solved exercises; null for a single board, which is not stored. */
  readonly name: string | null;
  /** Address of the rulebook page; rules are at `#<id>`. */
  readonly rulebook: string;
  /** Address of more questions like these. */
  readonly more: string;
  readonly boards: readonly DrillBoard[];
  /** True if the page has nothing else, so its keys work without focus. */
  readonly alone?: boolean;
}

/** Data and functions needed to draw a drill. */
export interface DrillRules {
  /** Game facts, by kind of hand. */
  readonly facts: (under?: string) => GameFacts;
  /** Views of the question kinds, by name. */
  readonly views: ReadonlyMap<string, QuestionView['View']>;
  /** Rule-dependent data shown with a question. */
  readonly seen: (question: Prompt) => unknown;
  /** The grader; null until loaded. */
  readonly desk: DrillGrading | null;
  readonly loadDesk: () => Promise<DrillGrading>;
}

export type LoadedDrill = DrillProps & PracticeBook & { readonly loaded: DrillRules };

/** Names of the question kinds in a drill, without duplicates. */
export const kindsIn = (boards: readonly DrillBoard[]): string[] => [
  ...new Set(boards.map(({ question }) => question.asking.concept)),
];
