import type { JSX } from 'solid-js';
import type { Game } from '../../engine/game.ts';
import { Desk } from './Desk.tsx';
import './score.css';

export interface ScoreProps {
  /** The id of a game. */
  readonly game: string;
  /** Address of the rulebook page; rules are at `#<id>`. */
  readonly rulebook: string;
  /** Address of the rulebook's JSON. */
  readonly book: string;
}

/** The score page: the reader lays out any hand of a game and it is scored at once. */
export function Score(props: ScoreProps & { of: Game }): JSX.Element {
  return (
    <div class="score-page">
      <Desk {...props} />
    </div>
  );
}
