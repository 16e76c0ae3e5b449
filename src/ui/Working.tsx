import type { JSX } from 'solid-js';
import './working.css';

/** Says that something is being worked on. It is seen only where that takes longer than a moment. */
export function Working(props: { text: string }): JSX.Element {
  return (
    <p class="working" role="status">
      {props.text}
    </p>
  );
}
