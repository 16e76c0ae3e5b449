/** Builds the props of a drill widget. */
import type { DrillProps } from '../islands/Drill/props.ts';
import type { Author } from './author.ts';
import { drillName } from './exercises.ts';
import type { QuestionBoard } from './questions.ts';

/** A board with its author's remark on the answer, as HTML. */
interface RemarkedBoard extends QuestionBoard {
  readonly remark: string;
}

/**
 * @param id the drill's id; null for a single board
 * @param addresses of more such questions, and of the texts of the game's rules
 */
export function drillProps(
  { game, books }: Author,
  id: string | null,
  boards: readonly RemarkedBoard[],
  addresses: Pick<DrillProps, 'more' | 'rules'>,
): DrillProps {
  return {
    ruleset: game,
    name: id === null ? null : drillName(game, id),
    rulebook: books(game).rulebook,
    ...addresses,
    boards,
  };
}
