import type { JSX } from 'solid-js';

/** Gives the answer that was put together. */
export function Check(props: {
  label: string;
  ready: boolean;
  onCheck: () => void;
  also?: JSX.Element;
}): JSX.Element {
  return (
    <div class="answering check-row">
      <button type="button" class="button primary" disabled={!props.ready} onClick={() => props.onCheck()}>
        {props.label}{' '}
        <span class="key" aria-hidden="true">
          Enter
        </span>
      </button>
      {props.also}
    </div>
  );
}
