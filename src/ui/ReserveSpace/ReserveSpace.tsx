import { For, type JSX, Show } from 'solid-js';
import './reserve-space.css';

/**
 * A place as high as the highest of what ever stands in it, at every width: what does not stand there now is drawn all
 * the same, in the same place, and neither seen, heard nor reached. What is below never moves.
 */
export function ReserveSpace<T>(props: {
  /** All that may stand there; where nobody says, the place is as high as what stands there now. */
  others: readonly T[] | undefined;
  draw: (other: T) => JSX.Element;
  /** What a place says in which nothing stands now; left out where it says nothing. */
  free?: string;
  /** What stands there now. */
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
