import type { JSX } from 'solid-js';

const PATHS = {
  back: 'M9 7L5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3',
  forward: 'M15 7l4 4-4 4M19 11h-9a5 5 0 0 0 0 10h3',
  step: 'M7.5 5.5l7 6.5-7 6.5M17.5 5.5v13',
  hint: 'M9.5 18.5h5M10.5 21.5h3M12 3a6.5 6.5 0 0 0-3.6 11.9c.7.5 1.1 1.3 1.1 2.1h5c0-.8.4-1.6 1.1-2.1A6.5 6.5 0 0 0 12 3z',
  share: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M5 13v7.5h14V13',
  machine: 'M3.5 4.5h6v4h-6zM14.5 15.5h6v4h-6zM9.5 6.5H17v9M6.5 8.5v9h8',
  log: 'M5 6h14M5 12h14M5 18h9',
  calm: 'M9.5 6l6 6-6 6',
  brisk: 'M6 6l6 6-6 6M12.5 6l6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  once: 'M3 6l6 6-6 6M9 6l6 6-6 6M15 6l6 6-6 6',
  setup: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
} as const;

/** A small drawing beside or instead of a word. */
export function Icon(props: { name: keyof typeof PATHS }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  );
}
