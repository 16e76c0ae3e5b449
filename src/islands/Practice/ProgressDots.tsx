import { For, type JSX, Show } from 'solid-js';
import './marks.css';

export type Mark = 'right' | 'wrong' | 'shown' | 'now' | 'open';

/** Progress dots, one per question. Hidden from screen readers, because the text beside them says the same. */
export function ProgressDots(props: { marks: readonly Mark[] }): JSX.Element {
  return (
    <Show when={props.marks.length > 0}>
      <div class="row-marks" aria-hidden="true">
        <For each={props.marks}>{(mark) => <span data-mark={mark} />}</For>
      </div>
    </Show>
  );
}
