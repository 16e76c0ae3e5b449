import { type JSX, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { LONGEST_HAND } from '../../notation/score-link.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import type { WrittenHandLink } from './hand-link.ts';
import './text-input.css';

/** The hand as a line of text, with buttons to clear it and to copy its link. */
export function HandTextInput(props: {
  state: WrittenHandLink;
  /** How a hand is written in this game. */
  note: string;
  onClear: () => void;
}): JSX.Element {
  const { state } = props;
  const wrong = () => {
    const read = state.read();
    return read.is === 'unreadable' ? read.error : null;
  };
  const address = (): string => {
    state.set({});
    return location.href;
  };
  return (
    <div class="typed">
      <label for="typed-hand">{scorePage.typed}</label>
      <input
        id="typed-hand"
        type="text"
        maxLength={LONGEST_HAND}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={state.link().hand}
        aria-invalid={wrong() ? 'true' : undefined}
        aria-describedby="typed-note"
        onInput={(event) => state.set({ hand: event.currentTarget.value })}
      />
      <Show when={wrong()}>
        {(error) => (
          <p class="typed-wrong" aria-hidden="true">
            {error().text.slice(0, error().column - 1)}
            <mark>{error().text.slice(error().column - 1) || ' '}</mark>
          </p>
        )}
      </Show>
      <p class="aside" id="typed-note">
        {props.note}
      </p>
      <div class="typed-do">
        <button type="button" class="button" onClick={() => props.onClear()}>
          {scorePage.clear}
        </button>
        <CopyButton text={address} copied={scorePage.copied} notCopied={scorePage.notCopied}>
          {scorePage.shared}
        </CopyButton>
      </div>
    </div>
  );
}
