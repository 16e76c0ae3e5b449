import { type JSX, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';

/** How a drill went, and where there is more of it. */
export function Result(props: {
  right: number;
  /** How many were right only when they came back. */
  later: number;
  of: number;
  more: string;
  onAgain: () => void;
}): JSX.Element {
  const text = () => drill.resultText(props.later, props.of - props.right - props.later);
  return (
    <div class="drill-result">
      <p class="ask" tabIndex={-1}>
        {drill.result(props.right, props.of)}
      </p>
      <Show when={text()}>
        <p>{text()}</p>
      </Show>
      <div class="row">
        <button type="button" class="button" onClick={() => props.onAgain()}>
          {drill.again}
        </button>
        <a class="button" href={props.more}>
          {drill.more}
        </a>
      </div>
    </div>
  );
}
