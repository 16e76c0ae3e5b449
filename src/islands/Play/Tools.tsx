import { type JSX, Show } from 'solid-js';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/icons.ts';
import './tools.css';

/** A control in the page's head: an icon with its word, and its key where there is room. */
export function Tool(props: {
  icon: IconName;
  word: string;
  /** What is only heard before the word, where it does not say what it is of; and what a press does. */
  of?: string;
  about?: string;
  shortcut?: string;
  disabled?: boolean;
  /** Opens this popover instead. */
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
        // Enter goes on again: it repeats a control only for those who came to it by the keyboard.
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
