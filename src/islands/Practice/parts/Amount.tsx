import type { JSX } from 'solid-js';

/** A field for an amount; a phone shows its digits. */
export function Amount(props: {
  label: string;
  value: string;
  /** Whether anything may still be written. */
  ready?: boolean;
  onInput: (value: string) => void;
  onEnter: () => void;
}): JSX.Element {
  return (
    <label class="amount">
      <span>{props.label}</span>
      <input
        inputmode="numeric"
        autocomplete="off"
        value={props.value}
        disabled={props.ready === false}
        onInput={(event) => props.onInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          // It would go on at once: the same key is heard by the page.
          event.stopPropagation();
          props.onEnter();
        }}
      />
    </label>
  );
}

/** The whole number that is written there; null where it is none. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '');
  return /^-?\d+(?:[.,]5)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}
