import { createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { embed } from '#i18n/embed.ts';

/** Number of recent events shown. */
const SHOWN = 5;
const EVENTS = ['ready', 'step', 'answered', 'solved'] as const;

/** Log of the latest events the embed sends to its host page. */
export function EventLog(props: { readonly labelledBy: string }): JSX.Element {
  const [lines, setLines] = createSignal<readonly string[]>([embed.noEvents]);
  onMount(() => {
    let isFirst = true;
    const onEvent = (event: Event): void => {
      if (!(event instanceof CustomEvent)) return;
      const line = `${event.type} ${JSON.stringify(event.detail)}`;
      setLines((before) => [...(isFirst ? [] : before), line].slice(-SHOWN));
      isFirst = false;
    };
    for (const name of EVENTS) document.addEventListener(`mahjong-${name}`, onEvent);
    onCleanup(() => {
      for (const name of EVENTS) document.removeEventListener(`mahjong-${name}`, onEvent);
    });
  });
  return (
    <div role="log" aria-labelledby={props.labelledBy}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is no list to some screen readers */}
      <ol class="configurator-events" role="list">
        <For each={lines()}>{(line) => <li>{line}</li>}</For>
      </ol>
    </div>
  );
}
