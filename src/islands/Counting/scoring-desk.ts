/** Loads the score desk with its game. */
import { createComponent } from 'solid-js';
import { loadGame } from '../../rulesets/registry.ts';
import type { ScoreProps } from '../Score/props.ts';
import { Score } from '../Score/Score.tsx';
import type { ScoringDesk } from './props.ts';

/**
 * Loads the game and binds the desk to it.
 * @param game id of the game
 * @throws if the game cannot be fetched
 */
export async function countedBy(game: string): Promise<ScoringDesk> {
  const of = await loadGame(game);
  return { is: 'desk', Desk: (props: ScoreProps) => createComponent(Score, { ...props, of }) };
}
