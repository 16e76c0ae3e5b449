import { createSignal, For, type JSX, Show } from 'solid-js';
import { check } from '#i18n/check.ts';
import type { CallWords } from '../../i18n/terms.ts';
import type { CheckAnswer } from '../../sessions/props.ts';
import { bringIntoSight } from '../../ui/bring-into-sight.ts';
import { createWording } from '../../ui/input/terms.ts';
import { ReserveSpace } from '../../ui/ReserveSpace/ReserveSpace.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import './check.css';

/** Default terms: plain English words, so the reader's term choice never replaces them. */
const NO_CALLS: CallWords = { chow: 'win', pung: 'win', kong: 'win', win: 'win' };

/** A question with answer buttons; each press shows a verdict with its reason. */
export function QuickCheck(props: {
  ask: string;
  answers: readonly CheckAnswer[];
  /** Replaces terms in an author's text with those the reader chose. */
  word?: (text: string) => string;
  /** Call names of the game, if no `word` function is given. */
  terms?: CallWords;
  onAnswer?: (answer: CheckAnswer) => void;
  /** True if space is reserved for the longest verdict. */
  still?: boolean;
}): JSX.Element {
  const own = createWording(() => props.terms ?? NO_CALLS);
  const word = (text: string): string => props.word?.(text) ?? own(text);
  const [chosen, setChosen] = createSignal<CheckAnswer>();
  let feedback: HTMLDivElement | undefined;
  const state = (answer: CheckAnswer) =>
    answer !== chosen() ? undefined : answer.right ? 'right' : 'refused';
  const verdict = (answer: CheckAnswer): JSX.Element => (
    <Slip
      kind={answer.right ? 'good' : 'refused'}
      head={answer.right ? check.yes : check.no}
      rule={answer.rule}
      why={word(answer.why)}
    />
  );
  return (
    <fieldset class="check" aria-label={word(props.ask)}>
      <div class="answers row">
        <For each={props.answers}>
          {(answer) => (
            <button
              type="button"
              class="button"
              data-state={state(answer)}
              aria-pressed={answer === chosen()}
              onClick={() => {
                setChosen(answer);
                props.onAnswer?.(answer);
                queueMicrotask(() => bringIntoSight(feedback));
              }}
              innerHTML={word(answer.html)}
            />
          )}
        </For>
      </div>
      <ReserveSpace others={props.still ? props.answers : undefined} draw={verdict}>
        <div class="verdict" aria-live="polite" aria-atomic="true" ref={feedback}>
          <Show when={chosen()} keyed>
            {verdict}
          </Show>
        </div>
      </ReserveSpace>
    </fieldset>
  );
}

export default island(QuickCheck);
