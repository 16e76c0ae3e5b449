import { createComputed, createEffect, For, type JSX, on, Show } from 'solid-js';
import { table } from '#i18n/table.ts';
import { tableControls } from '#i18n/table-controls.ts';
import type { Action } from '../../engine/action.ts';
import type { CallButton } from '../../engine/legality/attempts.ts';
import { winCall } from '../../i18n/terms.ts';
import { Key } from '../Key.tsx';
import type { Main } from './call-response.ts';
import { CALLS } from './keys.ts';
import { type TableControls, TRIED } from './table-controls.ts';
import './actions.css';

const OFFERED: readonly CallButton[] = [...CALLS, 'pass'];

/** The action bar. Every action can be pressed; an illegal one is refused with its rule. */
export function ActionBar(props: {
  acting: TableControls;
  /** Label of the bar for screen readers. */
  label: string;
  /** True to mark the calls possible on the tile on offer. */
  marks?: boolean;
  /** The last action tried, if it was legal but not carried out. */
  unwise?: Action | null;
  /** The primary button once there is nothing left to call. */
  after?: Main | null;
}): JSX.Element {
  const { place } = props.acting;
  const refused = () => callOf(place.refused()?.action);
  const unwise = () => callOf(props.unwise);
  const possible = (tried: CallButton) =>
    props.marks &&
    tried !== 'pass' &&
    place.view().stage.phase === 'collecting' &&
    place.view().legal.some((action) => action.do === tried && action.seat === place.seat);
  const mark = (tried: CallButton) => place.marks?.().find(({ action }) => action.do === tried)?.as ?? null;
  /** On the reader's own turn the call for a win may be another word than on a discard. */
  const ownTurn = () => place.view().stage.phase === 'deciding' && place.view().stage.seat === place.seat;
  const word = (tried: CallButton) => {
    const { terms } = place.messageContext();
    if (tried === 'pass') return tableControls.pass;
    return tried === 'win' ? winCall(terms, ownTurn() ? 'draw' : 'discard') : terms[tried];
  };
  const main = () => props.after ?? props.acting.main();
  let bar: HTMLDivElement | undefined;
  let button: HTMLButtonElement | undefined;
  // When the primary button disappears because a call or pass is due, focus moves to the bar, so that Enter triggers
  // nothing else.
  let left = false;
  const has = () => main() !== null;
  createComputed(
    on(has, (stays) => (left = !stays && button !== undefined && button === document.activeElement), {
      defer: true,
    }),
  );
  createEffect(on(has, () => left && bar?.focus(), { defer: true }));
  // When the deal ends, the focused button may be disabled; focus then moves to the primary button.
  const isLost = () => document.activeElement === document.body;
  let isPressed = false;
  createComputed(on(place.over, () => (isPressed = !isLost()), { defer: true }));
  createEffect(on(place.over, (over) => over && isPressed && isLost() && button?.focus(), { defer: true }));

  return (
    <div class="actions" role="toolbar" aria-label={props.label} tabIndex={-1} ref={bar}>
      <For each={OFFERED}>
        {(tried) => (
          <button
            type="button"
            class="button"
            data-state={refused() === tried ? 'refused' : unwise() === tried ? 'called' : undefined}
            data-possible={possible(tried) ? '' : undefined}
            data-marked={mark(tried) ?? undefined}
            disabled={place.over()}
            aria-keyshortcuts={props.acting.keys()[tried]}
            onClick={(event) => props.acting.call(tried, event.currentTarget)}
          >
            <span class="word">{word(tried)}</span>
            <Show when={mark(tried)}>
              {(as) => (
                <>
                  <span class="move-mark" data-mark={as()} aria-hidden="true">
                    {table.marks[as()].short}
                  </span>
                  <span class="unseen">, {table.marks[as()].long}</span>
                </>
              )}
            </Show>
            <Key>{props.acting.keys()[tried]}</Key>
          </button>
        )}
      </For>
      <Show when={props.acting.sayings().length > 0}>
        <div class="sayings">
          <For each={props.acting.sayings()}>
            {({ word: name, label, key, pressed }) => (
              <button
                type="button"
                class="button"
                aria-pressed={pressed}
                aria-keyshortcuts={key}
                onClick={(event) => props.acting.say(name, event.currentTarget)}
              >
                <span class="word">“{label}”</span>
                <Key>{key}</Key>
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show
        when={main()}
        fallback={
          <Show when={place.goOn}>
            <span class="button primary" data-room aria-hidden="true" />
          </Show>
        }
      >
        {(now) => (
          <button
            type="button"
            class="button primary"
            ref={button}
            aria-keyshortcuts="Enter"
            aria-disabled={now().early ? 'true' : undefined}
            onClick={(event) => now().onPress(event.currentTarget)}
          >
            <span>{now().label}</span>
            <Key>Enter</Key>
          </button>
        )}
      </Show>
    </div>
  );
}

const callOf = (action: Action | null | undefined): CallButton | null =>
  TRIED.find((each) => each === action?.do) ?? null;
