import { type JSX, Show } from 'solid-js';

/** Gives the answer that was put together. */
export function Check(props: {
  label: string;
  /** Whether all that is wanted is put together. */
  ready?: boolean;
  onCheck: () => void;
  /** What is filled in first. */
  before?: JSX.Element;
  also?: JSX.Element;
  /** What is wrong with what is written; empty where nothing is. Left out where nothing is written. */
  status?: string;
  /** How it is answered by keys alone; shown where keys are. */
  typed?: string;
}): JSX.Element {
  return (
    <div class="answering check-row">
      {props.before}
      <button
        type="button"
        class="button primary"
        disabled={props.ready === false}
        onClick={() => props.onCheck()}
      >
        {props.label}{' '}
        <span class="key" aria-hidden="true">
          Enter
        </span>
      </button>
      {props.also}
      <Show when={props.status !== undefined}>
        <span class="amount-told" aria-live="polite">
          {props.status}
        </span>
      </Show>
      <Show when={props.typed}>
        <p class="aside by-keys">{props.typed}</p>
      </Show>
    </div>
  );
}
