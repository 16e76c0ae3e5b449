import { createMemo, For, type JSX, Show } from 'solid-js';
import { compareHand } from '#i18n/compare-hand.ts';
import { winsThere } from '../../compare/hand/answer.ts';
import { Answer } from './Answer.tsx';
import type { GameAnswer, HandState } from './state.ts';

/** All games' verdicts. If the hand was dealt or opened, the reader guesses each one first. */
export function Answers(props: { state: HandState }): JSX.Element {
  const { state } = props;
  const answers = () => state.answers() ?? [];
  /** Stable list of game ids, so that rows are not redrawn when the hand changes. */
  const games = createMemo(() => answers().map(({ game }) => game.id), [], {
    equals: (a, b) => a.length === b.length && a.every((id, i) => id === b[i]),
  });
  const answerOf = (id: string): GameAnswer | undefined => answers().find(({ game }) => game.id === id);
  const guessed = () => answers().filter(({ game }) => state.guesses.guessed(game.id) !== undefined);
  const right = () =>
    guessed().filter((answer) => state.guesses.guessed(answer.game.id) === winsThere(answer)).length;
  const gameTitle = () =>
    answers().find(({ game }) => game.id === state.guesses.openedGame())?.game.title ?? null;
  let head: HTMLHeadingElement | undefined;
  return (
    <section class="hand-answers" aria-label={compareHand.answers}>
      <Show when={answers().length > 0}>
        <h2 ref={head} tabindex={-1}>
          {state.guesses.open() ? compareHand.ask : compareHand.answers}
        </h2>
        <Show
          when={state.guesses.open()}
          fallback={
            <Show when={guessed().length > 0}>
              <p role="status">{compareHand.guessed(right(), guessed().length)}</p>
            </Show>
          }
        >
          <div class="hand-ask">
            <p>{compareHand.askNote(gameTitle())}</p>
            <button
              type="button"
              class="button"
              onClick={() => {
                state.guesses.showAll();
                head?.focus();
              }}
            >
              {compareHand.skip}
            </button>
          </div>
        </Show>
        <ol>
          <For each={games()}>
            {(id) => <Show when={answerOf(id)}>{(at) => <Answer at={at()} {...{ state }} />}</Show>}
          </For>
        </ol>
      </Show>
    </section>
  );
}
