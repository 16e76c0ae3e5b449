import type { JSX } from 'solid-js';
import { createEffect, createSignal } from 'solid-js';

/** Announces the latest event to screen readers. The live region starts empty so that they register it first. */
export function Announcer(props: { text: string; assertive?: boolean }): JSX.Element {
  const [announcement, setAnnouncement] = createSignal('');
  createEffect(() => setAnnouncement(props.text));
  return (
    <p class="unseen" aria-live={props.assertive ? 'assertive' : 'polite'} aria-atomic="true">
      {announcement()}
    </p>
  );
}
