import { For, type JSX, Show } from 'solid-js';
import { othersAfter } from '../../engine/seats.ts';
import { type OtherHand, othersOf } from '../../evaluation/others.ts';
import type { Words } from '../../i18n/index.ts';
import type { ScorePageWords } from '../../i18n/score-page.ts';
import { LONGEST_HAND } from '../../notation/score-link.ts';
import type { ScoreState } from './page.ts';
import './typed.css';

/** What the other three hold, a line of text each: in a game that settles all four hands. */
export function Others(props: { state: ScoreState; words: Words; say: ScorePageWords }): JSX.Element {
  const { state, words, say } = props;
  const link = state.link;
  const read = () => othersOf(state.ruleset(), link());
  const wrong = (other: OtherHand): string => {
    switch (other.is) {
      case 'none':
      case 'hand':
        return '';
      case 'unreadable':
        return say.unreadable(other.error.column, other.error.expected, other.error.found).head;
      case 'strange':
        return say.strange(words.tileName(other.kind)).head;
      case 'tooMany':
        return say.others.tooMany(words.tileName(other.kind), other.copies);
      case 'size':
        return say.size(other.have, other.need, '').head;
    }
  };
  return (
    <details class="other-hands" open={link().others.some((text) => text !== '')}>
      <summary>{say.others.title}</summary>
      <p class="aside">{say.others.note}</p>
      <For each={othersAfter(link().seat)}>
        {(seat) => (
          <div class="typed">
            <label for={`other-hand-${seat}`}>{say.others.of(words.windName(seat))}</label>
            <input
              id={`other-hand-${seat}`}
              type="text"
              maxLength={LONGEST_HAND}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              value={link().others[seat]}
              aria-invalid={wrong(read()[seat]) === '' ? undefined : 'true'}
              aria-describedby={`other-wrong-${seat}`}
              onInput={(event) => {
                const [east, south, west, north] = link().others.map((text, i) =>
                  i === seat ? event.currentTarget.value : text,
                );
                state.set({ others: [east ?? '', south ?? '', west ?? '', north ?? ''] });
              }}
            />
            <p id={`other-wrong-${seat}`} class="aside" aria-live="polite">
              <Show when={wrong(read()[seat])}>{(text) => text()}</Show>
            </p>
          </div>
        )}
      </For>
    </details>
  );
}
