import { For, type JSX, Show } from 'solid-js';
import { notesOf } from './notes.ts';
import type { GameAnswer } from './state.ts';

/** Notes on a win: conditions and consequences that neither tiles nor circumstances show. */
export function Notes(props: { at: GameAnswer }): JSX.Element {
  return (
    <For each={notesOf(props.at)}>
      {({ text, rule }) => (
        <p class="hand-note">
          {text}{' '}
          <Show when={rule}>
            {(to) => (
              <a class="rule-id" href={to().href}>
                §&nbsp;{to().id}
              </a>
            )}
          </Show>
        </p>
      )}
    </For>
  );
}
