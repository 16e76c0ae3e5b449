import { For, type JSX, Show } from 'solid-js';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { notesOf } from './notes.ts';
import type { GameAnswer } from './state.ts';

/** Notes on a win: conditions and consequences that neither tiles nor circumstances show. */
export function Notes(props: { at: GameAnswer }): JSX.Element {
  return (
    <For each={notesOf(props.at)}>
      {({ text, rule }) => (
        <p class="hand-note">
          {text} <Show when={rule}>{(to) => <RuleLink id={to().id} href={to().href} />}</Show>
        </p>
      )}
    </For>
  );
}
