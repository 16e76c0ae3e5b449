import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { duel } from '#i18n/duel.ts';
import { words } from '#i18n/words.ts';
import { bringIntoSight } from '../../ui/bring-into-sight.ts';
import { Slip } from '../../ui/Slip.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import { hintSlip } from './advice.ts';
import { compareDiscards } from './duel.ts';
import type { PlaySession } from './play-session.ts';
import './duel.css';

/** Panel of the deal of the day: the task, and after the reader's discard the bot's opinion. */
export function DuelSlip(props: { desk: PlaySession; at: number }): JSX.Element {
  const { session, messageContext } = props.desk;
  const result = createMemo(() => compareDiscards(session.setting().ruleset, session.history(), props.at));
  let section: HTMLElement | undefined;
  // On a phone the bar stands over the end of the comparison.
  createEffect(on(result, (found) => found && queueMicrotask(() => bringIntoSight(section))));
  return (
    <section class="duel" aria-label={duel.title} aria-live="polite" ref={section}>
      <Show
        when={result()}
        fallback={
          <Show when={session.history().at === props.at}>
            <p class="duel-about">
              <b>{duel.title}.</b> {duel.about}
            </p>
          </Show>
        }
      >
        {(result) => {
          const tile = () => {
            const { action } = result().hint;
            return action.do === 'discard' ? words.theTile(action.tile) : '';
          };
          const why = () => hintSlip(result().hint, result().view, messageContext()).text;
          return (
            <Slip
              kind={result().isSame ? 'good' : 'note'}
              head={result().isSame ? duel.same(tile()) : duel.other(tile())}
            >
              <ul class="duel-leaves" aria-label={duel.leaves}>
                <For each={result().leaves}>
                  {({ tile, left }, place) => (
                    <li>
                      <Tile kind={tile} name={words.tileName(tile)} />
                      <span>
                        <Show when={!result().isSame}>
                          <b>{place() === 0 ? duel.bots : duel.yours}</b>{' '}
                        </Show>
                        {duel.left(left)}
                      </span>
                    </li>
                  )}
                </For>
              </ul>
              <p class="ruling-text">{why()}</p>
            </Slip>
          );
        }}
      </Show>
    </section>
  );
}
