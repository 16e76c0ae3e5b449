import { createEffect, For, type JSX, on, Show } from 'solid-js';
import { referee } from '#i18n/referee.ts';
import type { ProtocolEntry } from '../../sessions/web-referee.ts';
import './column.css';

/** Protocol lines sent to and answered by one seat. Scrolls to the newest by itself. */
export function Column(props: {
  name: string;
  number: number;
  who: string;
  isPrompted: boolean;
  shown: boolean;
  entries: readonly ProtocolEntry[];
}): JSX.Element {
  let box: HTMLOListElement | undefined;
  createEffect(
    on(
      () => props.entries.length,
      () => {
        if (box) box.scrollTop = box.scrollHeight;
      },
    ),
  );
  return (
    <section
      class="lines"
      data-shown={props.shown ? '' : undefined}
      data-asked={props.isPrompted ? '' : undefined}
      aria-label={referee.lines(props.name)}
    >
      <h2>
        <span>{referee.seat(props.name, props.number)}</span>
        <span class="lines-who">{props.who}</span>
        <Show when={props.isPrompted}>
          <span class="unseen">, {referee.isAsked}</span>
        </Show>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol tabIndex={0} aria-label={referee.lines(props.name)} ref={box}>
        <For each={props.entries} fallback={<li class="lines-none">{referee.noLines}</li>}>
          {(entry) => (
            <li data-to={entry.to}>
              <span class="unseen">{entry.to === 'player' ? referee.received : referee.answered} </span>
              <For each={entry.lines} fallback={<span class="lines-none">{referee.noAnswer}</span>}>
                {(line) => (
                  <code>
                    {line}
                    {'\n'}
                  </code>
                )}
              </For>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
