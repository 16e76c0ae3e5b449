import type { JSX } from 'solid-js';
import type { Game } from '../../engine/game.ts';
import { Desk } from './Desk.tsx';
import './score.css';

export interface ScoreProps {
  /** The id of a game. */
  readonly game: string;
  /** The address of its rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** The address of the rulebook as data. */
  readonly book: string;
}

/** Any hand of a game, laid out and scored as one lays it. */
export function Score(props: ScoreProps & { of: Game }): JSX.Element {
  return (
    <div class="score-page">
      <Desk {...props} />
    </div>
  );
}
