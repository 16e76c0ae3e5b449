import { For, type JSX, Show } from 'solid-js';
import type { Call } from '../engine/action.ts';
import type { Pressed } from '../engine/attempts.ts';
import type { Terms } from '../engine/ruleset.ts';
import './actions.css';
import type { SayableWord } from './answer.ts';
import { CALLS } from './keys.ts';

/** What stands in the bar: the calls, pass, and the answer that goes on. */
export type Tried = Pressed;

/** Every action, always to be tried: what is forbidden is pressed like the rest, and answered. */
export function Actions(props: {
  /** What the bar is called by screen readers. */
  label: string;
  terms: Terms;
  pass: string;
  keys: Readonly<Record<Call, string>> & { readonly pass: string };
  /** What the seat is asked for, where it is asked: marked, and nothing else is hidden for it. */
  possible?: readonly Tried[];
  /** What was last tried here and refused, or called. */
  refused?: Tried | null;
  called?: Tried | null;
  /** Only where there is nothing to ask: before the page is ready, and after the end. */
  disabled: boolean;
  onTry: (tried: Tried, button: HTMLElement) => void;
  /** The main answer: discard, go on. */
  main: { readonly label: string; readonly onPress: (button: HTMLElement) => void };
  /** Nothing is to be called: the hand is over, and only the main answer is left. */
  callsDisabled?: boolean;
  /** Words that may be said, each with its key; those that are pressed go with the next discard. */
  words?: readonly (SayableWord & { readonly label: string; readonly key: string })[];
  onWord?: (word: string, button: HTMLElement) => void;
  /** The calls to offer; all of them unless told otherwise. */
  only?: readonly Tried[];
}): JSX.Element {
  const offered = () => props.only ?? [...CALLS, 'pass' as const];
  const word = (tried: Tried) => (tried === 'pass' ? props.pass : props.terms[tried]);
  return (
    <div class="actions" role="toolbar" aria-label={props.label}>
      <For each={offered()}>
        {(tried) => (
          <button
            type="button"
            class="button"
            data-state={props.refused === tried ? 'refused' : props.called === tried ? 'called' : undefined}
            data-possible={props.possible?.includes(tried) ? '' : undefined}
            disabled={props.disabled || props.callsDisabled}
            aria-keyshortcuts={props.keys[tried]}
            onClick={(event) => props.onTry(tried, event.currentTarget)}
          >
            <span class="word">{word(tried)}</span>
            <kbd class="key">{props.keys[tried]}</kbd>
          </button>
        )}
      </For>
      <Show when={props.words?.length}>
        <div class="sayings">
          <For each={props.words}>
            {({ word, label, key, pressed }) => (
              <button
                type="button"
                class="button"
                aria-pressed={pressed}
                disabled={props.disabled}
                aria-keyshortcuts={key}
                onClick={(event) => props.onWord?.(word, event.currentTarget)}
              >
                <span class="word">“{label}”</span>
                <kbd class="key">{key}</kbd>
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={props.main.label}>
        <button
          type="button"
          class="button primary"
          disabled={props.disabled}
          aria-keyshortcuts="Enter"
          onClick={(event) => props.main.onPress(event.currentTarget)}
        >
          <span>{props.main.label}</span>
          <kbd class="key">Enter</kbd>
        </button>
      </Show>
    </div>
  );
}
