import { For, type JSX, Show } from 'solid-js';
import { words } from '#i18n/words.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { RuleLink } from '../RuleLink.tsx';
import type { ClaimRow } from './rows.ts';
import './claims.css';

/**
 * The claim window. While a tile is on offer: the possible calls, highest first. Afterwards: the calls made, and why
 * each loser lost.
 */
export function ClaimWindow(props: {
  title: string;
  rows: readonly ClaimRow[];
  /** Text below the rows, or instead of them. */
  note: string;
  messageContext: MessageContext;
  /** Returns the URL of a rule. */
  ruleHref: (id: string) => string;
}): JSX.Element {
  return (
    <div class="claims">
      <h2>{props.title}</h2>
      <Show when={props.rows.length > 0}>
        <ol>
          <For each={props.rows}>
            {(row) => (
              <li data-state={row.state}>
                <span class="claim-word">{row.word}</span>
                <span class="claim-who">
                  {words.seatName(row.seat, props.messageContext, 'start')}
                  <b>{row.says}</b>
                </span>
                <Show when={row.text}>
                  <span class="claim-why">
                    {row.text}{' '}
                    <Show when={row.rule}>
                      {(rule) => <RuleLink id={rule()} href={props.ruleHref(rule())} />}
                    </Show>
                  </span>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={props.note}>
        <p class="claims-note">{props.note}</p>
      </Show>
    </div>
  );
}
