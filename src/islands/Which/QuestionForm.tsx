import { For, type JSX } from 'solid-js';
import { which } from '#i18n/which.ts';
import type { AnswerChoice, TableQuestion } from '../../compare/which/questions.ts';

/** One question with a button per answer. */
export function QuestionForm(props: {
  lang: string;
  question: TableQuestion;
  choices: readonly AnswerChoice[];
  /** Number of the question, in words. */
  place: string;
  /** The answer that is being changed; undefined where the question is new. */
  current?: string | null | undefined;
  heading: (element: HTMLElement) => void;
  onAnswer: (answer: string | null) => void;
}): JSX.Element {
  return (
    <fieldset class="which-asking">
      <legend>
        <span class="which-place">{props.place}</span>
        <h2 tabindex="-1" lang={props.lang} ref={props.heading}>
          {props.question.ask}
        </h2>
      </legend>
      <For each={props.choices}>
        {({ id, label }) => (
          <button
            type="button"
            class="button"
            lang={props.lang}
            aria-pressed={props.current === id ? true : undefined}
            onClick={() => props.onAnswer(id)}
          >
            {label}
          </button>
        )}
      </For>
      <button
        type="button"
        class="button which-unknown"
        aria-pressed={props.current === null ? true : undefined}
        onClick={() => props.onAnswer(null)}
      >
        {which.dontKnow}
      </button>
    </fieldset>
  );
}
