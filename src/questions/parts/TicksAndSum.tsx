import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { Key } from '../../ui/Key.tsx';
import type { QuestionProps } from '../kind.ts';
import { Amount, numberIn } from './Amount.tsx';
import { Check } from './Check.tsx';
import { createSelection } from './selection.ts';
import './choices.css';

/** Lines to tick, each with a number key, and a sum to type. A question that only counts has no lines. */
export function TicksAndSum(
  props: Pick<QuestionProps<unknown>, 'reply' | 'right' | 'onAnswer' | 'onKeys'> & {
    /** Label of the sum. */
    readonly sum: string;
    /** The sum in the notation of the question's key. */
    readonly sumText: (sum: number) => string;
    /** Label of the lines. */
    readonly label?: string;
    /** The lines in the notation of the question's key. */
    readonly lines?: readonly string[];
    readonly labelOf?: (id: string) => string;
    /** Lines that stay ticked. */
    readonly fixed?: readonly string[];
  },
): JSX.Element {
  const fixed = () => props.fixed ?? [];
  const [ticked, toggle] = createSelection<string>(
    (line) => props.reply === null && !fixed().includes(line),
    fixed(),
  );
  const [sum, setSum] = createSignal('');
  const [status, setStatus] = createSignal('');
  const check = (): boolean => {
    const number = numberIn(sum());
    setStatus(number === null ? practiceQuestion.worth.noNumber : '');
    if (number !== null) props.onAnswer([...ticked(), props.sumText(number)]);
    return true;
  };
  onMount(() =>
    props.onKeys(({ key }) => {
      if (key === 'Enter') return check();
      const line = props.lines?.[Number(key) - 1];
      if (line !== undefined) toggle(line);
      return line !== undefined;
    }),
  );
  const state = (id: string) => {
    if (props.reply === null) return undefined;
    if (props.right.includes(id)) return 'right';
    return props.reply.includes(id) ? 'refused' : 'idle';
  };
  /** The right sum, once another one was written. */
  const correct = (): string | undefined => {
    const right = props.right.find((each) => !props.lines?.includes(each));
    if (right === undefined || props.reply?.includes(right)) return undefined;
    const [sum] = /-?[\d.]+$/.exec(right) ?? [];
    return sum === undefined ? undefined : names.number(Number(sum));
  };
  const amount = () => (
    <Amount
      label={props.sum}
      value={sum()}
      ready={props.reply === null}
      correct={correct()}
      onInput={setSum}
      onEnter={check}
    />
  );
  return (
    <>
      <Show when={props.lines}>
        {(lines) => (
          <fieldset class="choices ticks answering-wide" aria-label={props.label}>
            <For each={lines()}>
              {(id, i) => (
                <button
                  type="button"
                  class="button"
                  aria-pressed={ticked().includes(id)}
                  aria-disabled={props.reply !== null || fixed().includes(id)}
                  data-state={state(id)}
                  onClick={() => toggle(id)}
                >
                  <svg class="tick-mark" viewBox="0 0 24 24" aria-hidden="true">
                    <rect x="2" y="2" width="20" height="20" rx="4" />
                    <path d="M7 12.5l3.5 3.5L17 9" />
                  </svg>
                  <span>{props.labelOf?.(id) ?? id}</span>
                  <Show when={i() < 9 && props.reply === null}>
                    <Key>{i() + 1}</Key>
                  </Show>
                </button>
              )}
            </For>
          </fieldset>
        )}
      </Show>
      {/* What was written stays in sight once it is answered, when the way to answer has gone. */}
      <Show when={props.reply !== null}>
        <div class="answering-wide">{amount()}</div>
      </Show>
      <Check
        label={practiceQuestion.session.check}
        onCheck={check}
        before={<Show when={props.reply === null}>{amount()}</Show>}
        status={status()}
      />
    </>
  );
}
