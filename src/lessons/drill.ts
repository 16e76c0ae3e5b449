/** Builds the props of a drill widget. */
import type { DrillProps } from '../islands/Drill/props.ts';
import type { Author } from './author.ts';
import { drillName } from './exercises.ts';
import type { QuestionBoard } from './questions.ts';

/** A board with its author's remark on the answer, as HTML. */
export interface RemarkedBoard extends QuestionBoard {
  readonly remark: string;
}

/**
 * @param id the drill's id; null for a single board
 * @param more the address of more such questions
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
