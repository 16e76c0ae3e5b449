import { createResource, createSignal, For, type JSX, Show, Suspense } from 'solid-js';
import { review } from '#i18n/review.ts';
import { words } from '#i18n/words.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { PlaySession } from './play-session.ts';

/** Every discard of the deal that is over, ranked among those that were possible. It is worked out once it is opened. */
export function DiscardList(props: { desk: PlaySession }): JSX.Element {
  const { session, messageContext } = props.desk;
  const [isOpen, setOpen] = createSignal(false);
  const [lines, { refetch }] = createResource(
    () => isOpen() && session.history(),
    async (history) => {
      const { discardLines } = await import('./discard-lines.ts');
      return discardLines(session.setting().ruleset, history, session.seat, messageContext());
    },
  );
  return (
    <details class="each-discard" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{review.eachDiscard}</summary>
      <Show when={lines.state !== 'errored'} fallback={<LoadFailed onRetry={() => void refetch()} />}>
        <Suspense>
          <ol>
            <For each={lines()}>
              {(line) => (
                <li>
                  <p>
                    <Tile kind={line.tile} size="text" name={words.tileName(line.tile)} />{' '}
                    {review.place(line.place, line.of)} {line.text}
                  </p>
                  <Show when={line.better}>
                    {(better) => (
                      <p data-better>
                        {review.best}{' '}
                        <Tile kind={better().tile} size="text" name={words.tileName(better().tile)} />{' '}
                        {better().text}
                      </p>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </Suspense>
      </Show>
    </details>
  );
}
