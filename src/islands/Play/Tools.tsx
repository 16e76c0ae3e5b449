import { type JSX, Show } from 'solid-js';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/icons.ts';
import './tools.css';

/** A toolbar button: icon, word and, if there is room, its shortcut key. */
export function Tool(props: {
  icon: IconName;
  word: string;
  /** `of`: prefix for screen readers if the word alone is unclear. `about`: what a press does (tooltip). */
  of?: string;
  about?: string;
  shortcut?: string;
  disabled?: boolean;
  /** Id of a popover to open. */
  opens?: string;
  onPress?: () => void;
  class?: string;
}): JSX.Element {
  return (
    <button
      type="button"
      class={`tool plain-button ${props.class ?? ''}`}
      title={props.about ?? props.word}
      aria-keyshortcuts={props.shortcut}
      disabled={props.disabled}
      popovertarget={props.opens}
      onClick={(event) => {
        props.onPress?.();
        // After a mouse press give up focus, so that Enter goes on with the game; keyboard users keep it.
        if (event.detail > 0 && !props.opens) event.currentTarget.blur();
      }}
    >
      <Icon name={props.icon} class="icon" />
      <span class="tool-word">
        <Show when={props.of}>{(of) => <span class="unseen">{of()}: </span>}</Show>
        {props.word}
      </span>
      <Show when={props.shortcut}>
        <span class="key" aria-hidden="true">
          {props.shortcut}
        </span>
      </Show>
    </button>
  );
}
