import type { JSX } from 'solid-js';
import { createEffect, createSignal } from 'solid-js';

/** What has just happened, for those who hear the page. An empty region first, so that readers know it is there. */
export function Announcer(props: { text: string; assertive?: boolean }): JSX.Element {
  const [announcement, setAnnouncement] = createSignal('');
  createEffect(() => setAnnouncement(props.text));
  return (
    <p class="unseen" aria-live={props.assertive ? 'assertive' : 'polite'} aria-atomic="true">
      {announcement()}
    </p>
  );
}
