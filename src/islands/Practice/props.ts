import type { Question } from '../../puzzles/question.ts';
import type { PlannedQuestion } from './question-order.ts';

export interface PracticeProps {
  /** The id of a game. */
  readonly ruleset: string;
  /** The game's name. */
  readonly title: string;
  /** The question kind of the page; null for all kinds mixed. */
  readonly concept: string | null;
  /** Question kinds this game has. */
  readonly concepts: readonly string[];
  /** The address of the rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** Address of the page that this one belongs to: the game's practice overview, or for a test the end of its course. */
  readonly home: string;
  /** Address of the game's practice overview; under it are the pages of its questions. */
  readonly practice: string;
  /** Questions of a test, in order. The reader cannot change a test's length or difficulty. */
  readonly plan?: readonly PlannedQuestion[];
  /** The first question, which the server has rendered. */
  readonly first: Question;
  /** Link fragment of the first question. */
  readonly link: string;
  /** Address of the JSON file with all rule texts of the game. */
  readonly rules: string;
  /** True in a frame. There a cover asks before the first question is replaced by another. */
  readonly framed?: boolean;
}
