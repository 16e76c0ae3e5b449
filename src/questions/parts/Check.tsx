import { type JSX, Show } from 'solid-js';
import { Key } from '../../ui/Key.tsx';

/** Button that submits a composed answer, with its fields and status line. */
export function Check(props: {
  label: string;
  /** False while the answer is incomplete. */
  ready?: boolean;
  onCheck: () => void;
  /** Fields shown before the button. */
  before?: JSX.Element;
  also?: JSX.Element;
  /** Input error, empty if there is none. Leave out for answers that are not typed. */
  status?: string;
  /** Hint on answering by keyboard; shown only on devices with one. */
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
        {props.label} <Key>Enter</Key>
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
