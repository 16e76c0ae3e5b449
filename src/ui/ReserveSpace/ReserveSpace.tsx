import { For, type JSX, Show } from 'solid-js';
import './reserve-space.css';

/**
 * A box as high as its highest possible content at every width, so that what is below never moves. The alternatives are
 * drawn in the same place, but invisible and inert.
 */
export function ReserveSpace<T>(props: {
  /** All possible contents; if absent, the box is as high as its current content. */
  others: readonly T[] | undefined;
  draw: (other: T) => JSX.Element;
  /** Text of an empty box; absent if it has none. */
  free?: string;
  /** The current content. */
  children: JSX.Element;
}): JSX.Element {
  return (
    <Show when={props.others?.length} fallback={props.children}>
      <div class="kept">
        <div data-free={props.free}>{props.children}</div>
        <For each={props.others}>
          {(other) => (
            <div class="kept-free" inert>
              {props.draw(other)}
            </div>
          )}
        </For>
      </div>
    </Show>
  );
}
