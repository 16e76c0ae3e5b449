import { For, type JSX } from 'solid-js';
import { which } from '#i18n/which.ts';
import type { TableAnswer, TableQuestion } from '../../compare/which/questions.ts';

/** The answers so far, each with a button to change it, and buttons to go back or start over. */
export function AnswersSoFar(props: {
  lang: string;
  answers: readonly TableAnswer[];
  questions: readonly TableQuestion[];
  /** Index of the answer that is being changed; null if none is. */
  changing: number | null;
  onChange: (at: number) => void;
  onBack: () => void;
  onRestart: () => void;
}): JSX.Element {
  const textsOf = ({ question: id, answer }: TableAnswer) => {
    const question = props.questions.find((each) => each.id === id);
    return {
      ask: question?.ask ?? id,
      label: question?.answers.find((each) => each.id === answer)?.label ?? null,
    };
  };
  return (
    <section class="which-answers panel" aria-labelledby="which-answers">
      <h2 id="which-answers">{which.yours}</h2>
      <p class="row">
        <button type="button" class="button" onClick={props.onBack}>
          {props.changing === null ? which.back : which.leave}
        </button>
        <button type="button" class="button" onClick={props.onRestart}>
          {which.again}
        </button>
      </p>
      <ol>
        <For each={props.answers.map(textsOf)}>
          {({ ask, label }, at) => (
            <li lang={props.lang} aria-current={props.changing === at() ? 'true' : undefined}>
              <span>
                {ask} <b>{label ?? which.notKnown}</b>
              </span>
              <button
                type="button"
                class="which-change plain-button"
                aria-label={which.changeOf(ask)}
                onClick={() => props.onChange(at())}
              >
                {which.change}
              </button>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
