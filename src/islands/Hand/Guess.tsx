import type { JSX } from 'solid-js';
import { compareHand } from '#i18n/compare-hand.ts';

/** Asks the reader to guess whether the hand wins in this game: one press. */
export function Guess(props: { game: string; onGuess: (wins: boolean) => void }): JSX.Element {
  return (
    <fieldset class="hand-guess">
      <legend class="unseen">{compareHand.guess.of(props.game)}</legend>
      <button type="button" class="button" onClick={() => props.onGuess(true)}>
        {compareHand.guess.wins}
      </button>
      <button type="button" class="button" onClick={() => props.onGuess(false)}>
        {compareHand.guess.loses}
      </button>
    </fieldset>
  );
}
