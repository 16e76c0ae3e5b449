import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { Slip } from '../../views/Slip.tsx';
import { lessonWordsIn } from '../../words/lesson.ts';
import type { CheckAnswer } from './props.ts';
import './check.css';

/** A question with its answers as buttons; each is answered with a verdict and its reason. */
export function QuickCheck(props: {
  ask: string;
  answers: readonly CheckAnswer[];
  lang: string;
}): JSX.Element {
  const say = () => lessonWordsIn(props.lang).check;
  const [ready, setReady] = createSignal(false);
  const [chosen, setChosen] = createSignal<CheckAnswer>();
  onMount(() => setReady(true));
  const state = (answer: CheckAnswer) =>
    answer !== chosen() ? undefined : answer.right ? 'right' : 'refused';
  return (
    <fieldset class="check" aria-label={props.ask}>
      <div class="answers">
        <For each={props.answers}>
          {(answer) => (
            <button
              type="button"
              class="button"
              data-state={state(answer)}
              aria-pressed={answer === chosen()}
              disabled={!ready()}
              onClick={() => setChosen(answer)}
              innerHTML={answer.html}
            />
          )}
        </For>
      </div>
      <div class="verdict" aria-live="polite" aria-atomic="true">
        <Show when={chosen()} keyed>
          {(answer) => (
            <Slip
              kind={answer.right ? 'good' : 'refused'}
              head={answer.right ? say().yes(answer.text) : say().no(answer.text)}
              rule={answer.rule}
            >
              <Show when={answer.why}>
                <div class="ruling-text why" innerHTML={answer.why} />
              </Show>
            </Slip>
          )}
        </Show>
      </div>
    </fieldset>
  );
}
