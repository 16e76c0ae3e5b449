import { For, type JSX } from 'solid-js';
import { which } from '#i18n/which.ts';
import type { TableAnswer, TableQuestion } from '../../compare/which/questions.ts';

/** The answers so far, with buttons to go back or start over. */
export function AnswersSoFar(props: {
  lang: string;
  answers: readonly TableAnswer[];
  questions: readonly TableQuestion[];
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
          {which.back}
        </button>
        <button type="button" class="button" onClick={props.onRestart}>
          {which.again}
        </button>
      </p>
      <ol>
        <For each={props.answers.map(textsOf)}>
          {({ ask, label }) => (
            <li lang={props.lang}>
              {ask} <b>{label ?? which.notKnown}</b>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
