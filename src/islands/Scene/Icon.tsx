import type { JSX } from 'solid-js';

const PATHS = {
  first: 'M7 5v14M17 6l-6 6 6 6',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  again: 'M5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4.5H9',
  branch: 'M7 20V4M7 14c6 0 9-2 9-7M13 9.5L16 6l3 3.5',
  chart: 'M4 5h7v5H4zM13 14h7v5h-7zM11 7.5h5.5V14',
  back: 'M9 7L5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3',
} as const;

/** A small drawing beside a word, or instead of one that is said to readers. */
export function Icon(props: { name: keyof typeof PATHS }): JSX.Element {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      stroke-width="2.25"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[props.name]} />
    </svg>
  );
}
