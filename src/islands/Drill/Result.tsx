import { type JSX, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';

/** Result of a drill, with a link to more questions. */
export function Result(props: {
  right: number;
  /** Boards answered right only on a repeat. */
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
