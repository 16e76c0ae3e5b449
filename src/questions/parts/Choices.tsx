import { Index, type JSX, onMount, Show } from 'solid-js';
import { Key } from '../../ui/Key.tsx';
import type { QuestionProps } from '../kind.ts';
import './choices.css';

export interface ChoiceOption {
  /** The answer in the notation of the question's key, e.g. "yes". */
  readonly id: string;
  readonly label: string;
  /** Shortcut letter; the option's number always works too. */
  readonly letter?: string;
}

/** Answers as buttons; the first press submits. */
export function Choices(
  props: Pick<QuestionProps<unknown>, 'reply' | 'right' | 'onAnswer' | 'onKeys'> & {
    readonly options: readonly ChoiceOption[];
    /** Decides which option is marked right, if that differs from the key of the whole question. */
    readonly isRight?: (id: string) => boolean;
    /** Stacks long options vertically. */
    readonly long?: boolean;
    /** Keeps short options in two columns, however narrow the page is. */
    readonly short?: boolean;
    /** For a question in parts: the part's label, and the option pressed before all parts are answered. */
    readonly of?: string;
    readonly pressed?: string | undefined;
  },
): JSX.Element {
  const keyOf = (option: ChoiceOption, i: number): string => option.letter ?? String(i + 1);
  onMount(() =>
    props.onKeys(({ key }) => {
      const at = props.options.findIndex(
        (option, i) => key === String(i + 1) || key.toUpperCase() === option.letter,
      );
      const option = props.options[at];
      if (option) props.onAnswer([option.id]);
      return option !== undefined;
    }),
  );
  const state = ({ id }: ChoiceOption) => {
    if (props.reply === null) return undefined;
    if (props.isRight ? props.isRight(id) : props.right.includes(id)) return 'right';
    return props.reply.includes(id) ? 'refused' : 'idle';
  };
  return (
    <fieldset
      class={props.of ? 'choices' : 'choices answering'}
      data-long={props.long ? '' : undefined}
      data-few={props.options.length < 3 || props.short ? '' : undefined}
    >
      <Show when={props.of}>{(of) => <legend>{of()}</legend>}</Show>
      {/* Index, not For: texts that load while a button is held down must not replace the button. */}
      <Index each={props.options}>
        {(option, i) => (
          <button
            type="button"
            class="button"
            data-state={state(option())}
            aria-pressed={(props.reply ?? [props.pressed]).includes(option().id)}
            aria-disabled={props.reply !== null}
            aria-keyshortcuts={keyOf(option(), i)}
            onClick={() => props.reply === null && props.onAnswer([option().id])}
          >
            <span>{option().label}</span>
            <Show when={props.reply === null}>
              <Key>{keyOf(option(), i)}</Key>
            </Show>
          </button>
        )}
      </Index>
    </fieldset>
  );
}
