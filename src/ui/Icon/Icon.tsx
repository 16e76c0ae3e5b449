import type { JSX } from 'solid-js';
import { type IconName, icons } from './icons.ts';

/** A small line drawing beside a visible label, or in place of a label that is only read aloud. */
export function Icon(props: { name: IconName; class?: string }): JSX.Element {
  return (
    <svg
      class={props.class}
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
      <path d={icons[props.name]} />
    </svg>
  );
}
