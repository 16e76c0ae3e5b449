import { For, type JSX, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import { othersAfter } from '../../engine/seats.ts';
import { type OtherHand, othersOf } from '../../evaluation/others.ts';
import { LONGEST_HAND } from '../../notation/score-link.ts';
import type { ScoreState } from './page.ts';
import './text-input.css';

/** Text fields for the other three hands, in games that settle all four. */
export function OtherHands(props: { state: ScoreState }): JSX.Element {
  const { state } = props;
  const link = state.link;
  const read = () => othersOf(state.ruleset(), link());
  const wrong = (other: OtherHand): string => {
    switch (other.is) {
      case 'none':
      case 'hand':
        return '';
      case 'unreadable':
        return scorePage.unreadable(other.error.column, other.error.expected, other.error.found).head;
      case 'strange':
        return scorePage.strange(words.tileName(other.kind)).head;
      case 'tooMany':
        return scorePage.others.tooMany(other.kind, other.copies);
      case 'size':
        return scorePage.size(other.have, other.need, '').head;
    }
  };
  return (
    <details class="other-hands" open={link().others.some((text) => text !== '')}>
      <summary>{scorePage.others.title}</summary>
      <p class="aside">{scorePage.others.note}</p>
      <For each={othersAfter(link().seat)}>
        {(seat) => (
          <div class="typed">
            <label for={`other-hand-${seat}`}>{scorePage.others.of(words.windName(seat))}</label>
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
