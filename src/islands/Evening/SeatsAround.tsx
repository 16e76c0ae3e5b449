import { createSignal, For, type JSX, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { words } from '#i18n/words.ts';
import { SEATS, type Seat, seatAfter, windOf } from '../../engine/seats.ts';
import { sideOf } from '../../ui/Table/places.ts';
import type { EveningState } from './evening-state.ts';
import { isStanding, standingsOf, standingText } from './standings.ts';

/** The seats as people sit, each with its wind and what it has; a phone in the middle can be turned. */
export function SeatsAround(props: { state: EveningState }): JSX.Element {
  const { state } = props;
  const [near, setNear] = createSignal<Seat>(0);
  const position = () => state.account()?.now;
  const table = () => position()?.table;
  const stakes = () => state.evening()?.stakes ?? null;
  const money = (seat: Seat): string | null => {
    const [rate, at] = [stakes(), position()];
    if (rate === null || !at) return null;
    return say.money((at.table.cash.seats[seat] - at.ruleset.stake) * rate.each, rate.unit);
  };
  const standings = () => {
    const at = position();
    if (!at) return [];
    return standingsOf(at)
      .filter(isStanding)
      .map(({ of }) => standingText(of, state.names()));
  };
  return (
    <Show when={position()}>
      {(at) => (
        <section class="evening-table" aria-label={say.table}>
          <div class="evening-middle">
            <b>
              <Show when={state.account()?.over === null} fallback={say.over}>
                {say.deal((state.account()?.settled.length ?? 0) + 1)}
              </Show>
            </b>
            <Show when={at().ruleset.roundCounts !== false}>
              <span>{say.round(words.windName(at().table.round))}</span>
            </Show>
            <For each={standings()}>{(text) => <span>{text}</span>}</For>
            <Show when={at().table.cash.pot !== 0}>
              <span>{say.pot(words.number(at().table.cash.pot))}</span>
            </Show>
            <button type="button" class="button" onClick={() => setNear(seatAfter(near()))}>
              {say.turn}
            </button>
          </div>
          <ul>
            <For each={SEATS}>
              {(seat) => (
                <li
                  class="evening-seat"
                  data-side={sideOf(seat, near(), at().ruleset.direction)}
                  data-deals={seat === table()?.dealer ? '' : undefined}
                >
                  <span>{state.names()[seat]}</span>
                  <small>
                    {say.wind(words.windName(windOf(seat, at().table.dealer)), seat === at().table.dealer)}
                  </small>
                  <b>{words.purse(at().table.cash.seats[seat], at().ruleset.stake)}</b>
                  <Show when={money(seat)}>{(text) => <small>{text()}</small>}</Show>
                  <For each={at().table.debts.filter(({ from }) => from === seat)}>
                    {({ to, amount }) => <small>{say.owes(words.number(amount), state.names()[to])}</small>}
                  </For>
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </Show>
  );
}
