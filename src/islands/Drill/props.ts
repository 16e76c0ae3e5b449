import type { Chosen } from '../../engine/game.ts';
import type { Question } from '../../puzzles/question.ts';

/** A board of a drill: a question, either written by an author or dealt. */
export interface DrillBoard {
  readonly question: Question;
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
  /** Address of the JSON file with all rule texts of the game. */
  readonly rules: string;
  /** Address of more questions like these. */
  readonly more: string;
  readonly boards: readonly DrillBoard[];
  /** Options of the table that the boards are from; left out: those of the game. */
  readonly chosen?: Chosen;
  /** True if the page has nothing else, so its keys work without focus. */
  readonly alone?: boolean;
}

/** Names of the question kinds in a drill, without duplicates. */
export const kindsIn = (boards: readonly DrillBoard[]): string[] => [
  ...new Set(boards.map(({ question }) => question.spec.concept)),
];
