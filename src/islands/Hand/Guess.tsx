import type { JSX } from 'solid-js';
import type { CompareHandWords } from '../../i18n/compare-hand.ts';

/** Whether the hand wins in this game, as the reader thinks: one press. */
export function Guess(props: {
  game: string;
  say: CompareHandWords;
  onGuess: (wins: boolean) => void;
}): JSX.Element {
  return (
    <fieldset class="hand-guess">
      <legend class="unseen">{props.say.guess.of(props.game)}</legend>
      <button type="button" class="button" onClick={() => props.onGuess(true)}>
        {props.say.guess.wins}
      </button>
      <button type="button" class="button" onClick={() => props.onGuess(false)}>
        {props.say.guess.loses}
      </button>
    </fieldset>
  );
}
