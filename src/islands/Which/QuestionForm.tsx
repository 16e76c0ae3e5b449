import { For, type JSX, Show } from 'solid-js';
import { which } from '#i18n/which.ts';
import type { AnswerChoice, Picture, TableQuestion } from '../../compare/which/questions.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';

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
        <Tiles shown={props.question.picture} />
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
            <Tiles shown={props.question.pictures[id] ?? []} />
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

/** Tiles that show what the words beside them say, in groups. */
const Tiles = (props: { shown: Picture }): JSX.Element => (
  <Show when={props.shown.length > 0}>
    <span class="which-tiles" aria-hidden="true">
      <For each={props.shown}>
        {(group) => (
          <span>
            <For each={group}>{(kind) => <Tile kind={kind} name="" size="s" />}</For>
          </span>
        )}
      </For>
    </span>
  </Show>
);
