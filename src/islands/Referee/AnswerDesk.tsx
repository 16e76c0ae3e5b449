import { For, type JSX, Show } from 'solid-js';
import { referee } from '#i18n/referee.ts';
import type { Seat } from '../../engine/seats.ts';
import { formsOf } from './forms.ts';
import type { RefereeSession } from './referee-session.ts';
import './answer-desk.css';

/** The reader's answer form. A protocol line is typed, or composed from words and tiles. */
export function AnswerDesk(props: {
  desk: RefereeSession;
  name: (seat: Seat) => string;
  field: (input: HTMLInputElement) => void;
}): JSX.Element {
  const { desk } = props;
  let field: HTMLInputElement | undefined;
  const seat = () => desk.asking()?.seat ?? desk.own();
  const idle = () => desk.asking() === null;
  return (
    <form
      class="answer scripted"
      data-idle={idle() ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        desk.answer();
      }}
    >
      <label for="court-answer">{referee.answerAs(props.name(seat() ?? 0))}</label>
      <div class="answer-line">
        {/* Read-only instead of disabled while others answer, because disabling would lose the focus. */}
        <input
          id="court-answer"
          type="text"
          value={desk.draft()}
          maxLength={200}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          readOnly={idle()}
          aria-describedby="court-forms"
          ref={(input) => {
            field = input;
            props.field(input);
          }}
          onInput={(event) => desk.setDraft(event.currentTarget.value)}
        />
        <button type="submit" class="button primary" aria-disabled={idle() ? 'true' : undefined}>
          {referee.answer}
        </button>
      </div>
      <div id="court-forms">
        <Show
          when={desk.asking()}
          fallback={
            <Show when={!desk.ended()}>
              <p class="aside">{referee.notAsked}</p>
            </Show>
          }
        >
          {(asking) => (
            <>
              {/* biome-ignore lint/a11y/useSemanticElements: a row of words to press, within a form of one field */}
              <div class="forms" role="group" aria-label={referee.words}>
                <For each={formsOf(asking())}>
                  {(form) => (
                    <button
                      type="button"
                      class="button form"
                      data-possible={form.possible ? '' : undefined}
                      title={form.possible ? undefined : referee.notNow}
                      onClick={() => {
                        desk.setDraft(form.text);
                        field?.focus();
                      }}
                    >
                      <code class="said">
                        {form.text.trim()}
                        {form.wants ? ` ${referee.thenTile}` : ''}
                      </code>
                      <Show when={!form.possible}>
                        <span class="unseen">, {referee.notNow}</span>
                      </Show>
                    </button>
                  )}
                </For>
              </div>
              <p class="aside">{referee.tileHelp(0)}</p>
            </>
          )}
        </Show>
      </div>
    </form>
  );
}
