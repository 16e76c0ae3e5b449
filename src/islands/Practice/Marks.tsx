import { For, type JSX, Show } from 'solid-js';
import type { Sitting } from './sitting.ts';

/** How far a session is, question by question; the same stands beside it in words. */
export function Marks(props: { sitting: Sitting; answered: boolean }): JSX.Element {
  const marks = () => {
    const { done, length } = props.sitting;
    const at = done.length - (props.answered ? 1 : 0);
    return Array.from({ length: length ?? 0 }, (_, i) => {
      const answer = done[i];
      if (answer) return answer.right ? 'right' : 'wrong';
      return i === at ? 'now' : 'open';
    });
  };
  return (
    <Show when={props.sitting.length !== null}>
      <div class="practice-marks" aria-hidden="true">
        <For each={marks()}>{(mark) => <span data-mark={mark} />}</For>
      </div>
    </Show>
  );
}
