import { type JSX, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import { Sparrow } from '../../ui/Sparrow/Sparrow.tsx';

/** Result of a drill, with a link to more questions. */
export function Result(props: {
  right: number;
  /** Boards answered right only on a repeat. */
  later: number;
  of: number;
  more: string;
  onAgain: () => void;
}): JSX.Element {
  /** Whether each board was answered right, at once or when it came back. */
  const isDone = () => props.right + props.later === props.of;
  const text = () => drill.resultText(props.later, props.of - props.right - props.later);
  return (
    <div class="drill-result">
      <div classList={{ 'with-sparrow': isDone() }}>
        <Show when={isDone()}>
          <Sparrow />
        </Show>
        <div>
          <p class="ask" tabIndex={-1}>
            {drill.result(props.right, props.of)}
          </p>
          <Show when={text()}>
            <p>{text()}</p>
          </Show>
        </div>
      </div>
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
