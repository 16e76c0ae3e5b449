import type { JSX } from 'solid-js';

/** The key that presses the button it stands in; not read aloud. */
export function Key(props: { children: JSX.Element }): JSX.Element {
  return (
    <span class="key" aria-hidden="true">
      {props.children}
    </span>
  );
}
