/** What a drill's widget is given: its boards, with what their author says of them. */
import type { DrillProps } from '../islands/Drill/props.ts';
import type { Author } from './author.ts';
import { drillName } from './exercises.ts';
import type { QuestionBoard } from './questions.ts';

/** A board, and what is told with its answer, as HTML. */
export interface RemarkedBoard extends QuestionBoard {
  readonly remark: string;
}

/**
 * @param id what the drill is called; null for a single board
 * @param more where there are more such questions
 */
export function drillProps(
  { game, books }: Author,
  id: string | null,
  boards: readonly RemarkedBoard[],
  more: string,
): DrillProps {
  return {
    ruleset: game,
    name: id === null ? null : drillName(game, id),
    rulebook: books(game).rulebook,
    more,
    boards,
  };
}
