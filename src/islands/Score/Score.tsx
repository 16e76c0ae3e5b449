import type { JSX } from 'solid-js';
import type { Game } from '../../engine/game.ts';
import { Desk } from './Desk.tsx';
import type { ScoreProps } from './props.ts';
import './score.css';

/** The score page: the reader lays out any hand of a game and it is scored at once. */
export function Score(props: ScoreProps & { of: Game }): JSX.Element {
  return (
    <div class="score-page">
      <Desk {...props} />
    </div>
  );
}
