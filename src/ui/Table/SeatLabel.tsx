import { type JSX, Show } from 'solid-js';
import { table } from '#i18n/table.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Business } from './business.ts';

/** The label of a seat: a disc with the letter of its wind, its name and its balance. */
export function SeatLabel(props: {
  letter: string;
  /** Name of the player, or of the wind. */
  name: string;
  /** The wind beside a player's name; null where it is the name. */
  wind: string | null;
  you: string | null;
  note: string | null;
  declaration: string | null;
  /** Null if the game has no payments. */
  balance: string | null;
  /** The balance with its unit, for screen readers. */
  balanceText: string | null;
  business: Business;
  closer: string | null;
  onCloser: () => void;
}): JSX.Element {
  const player = () => (props.wind === null ? undefined : '');
  const inside = () => (
    <>
      <span class="disc" aria-hidden="true">
        {props.letter}
      </span>
      <span class="who">
        {props.name}
        <Show when={props.you}>, {props.you}</Show>
        <Show when={props.closer}>
          <Icon name="search" class="closer-sign" />
        </Show>
      </span>
      <Show when={props.wind !== null || props.note !== null || props.balance !== null}>
        <span class="score">
          <Show when={props.wind}>
            <span class="seat-wind">
              {props.wind}
              <Show when={props.note !== null || props.balance !== null}>, </Show>
            </span>
          </Show>
          {props.note}
          <Show when={props.balance}>
            {(balance) => (
              <>
                <Show when={props.note}>, </Show>
                <span aria-hidden="true">{balance()}</span>
                <span class="unseen">{props.balanceText}</span>
              </>
            )}
          </Show>
        </span>
      </Show>
      <Show when={props.declaration}>
        {(word) => <span class="declared">“{table.declared(word())}”</span>}
      </Show>
      <Show when={props.business}>{(business) => <span class="unseen">, {table[business()]}</span>}</Show>
    </>
  );
  return (
    <Show
      when={props.closer}
      fallback={
        <p class="seat-label" data-player={player()}>
          {inside()}
        </p>
      }
    >
      {(closer) => (
        <button type="button" class="seat-label plain-button" data-player={player()} onClick={props.onCloser}>
          {inside()}
          <span class="unseen">. {closer()}</span>
        </button>
      )}
    </Show>
  );
}
