import { For, type JSX, Show } from 'solid-js';
import { Key } from '../../../ui/Key.tsx';
import type { QuestionProps } from '../question-kind.ts';
import './choices.css';

/** Lines to tick, each with a number key. The view that holds them submits what is ticked. */
export function Ticks(
  props: Pick<QuestionProps<unknown>, 'reply' | 'right'> & {
    readonly label: string;
    /** The lines in the notation of the question's key. */
    readonly lines: readonly string[];
    readonly labelOf: (id: string) => string;
    readonly ticked: readonly string[];
    /** Lines that stay ticked. */
    readonly fixed?: readonly string[];
    readonly onToggle: (id: string) => void;
  },
): JSX.Element {
  const state = (id: string) => {
    if (props.reply === null) return undefined;
    if (props.right.includes(id)) return 'right';
    return props.reply.includes(id) ? 'refused' : 'idle';
  };
  return (
    <fieldset class="choices ticks answering-wide" aria-label={props.label}>
      <For each={props.lines}>
        {(id, i) => (
          <button
            type="button"
            class="button"
            aria-pressed={props.ticked.includes(id)}
            aria-disabled={props.reply !== null || (props.fixed?.includes(id) ?? false)}
            data-state={state(id)}
            onClick={() => props.onToggle(id)}
          >
            <svg class="tick-mark" viewBox="0 0 24 24" aria-hidden="true">
              <rect x="2" y="2" width="20" height="20" rx="4" />
              <path d="M7 12.5l3.5 3.5L17 9" />
            </svg>
            <span>{props.labelOf(id)}</span>
            <Show when={i() < 9 && props.reply === null}>
              <Key>{i() + 1}</Key>
            </Show>
          </button>
        )}
      </For>
    </fieldset>
  );
}
