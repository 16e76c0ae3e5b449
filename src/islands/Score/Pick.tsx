import { createUniqueId, For, type JSX } from 'solid-js';
import './pick.css';

/** One of a few, each a button one presses; radio buttons to the keyboard and to readers. */
export function Pick<T extends string | number>(props: {
  legend: string;
  value: T | null;
  values: readonly (readonly [value: T, name: string])[];
  onPick: (value: T) => void;
}): JSX.Element {
  const group = createUniqueId();
  return (
    <fieldset class="pick">
      <legend>{props.legend}</legend>
      <div class="pick-of">
        <For each={props.values}>
          {([value, name]) => (
            <label>
              <input
                type="radio"
                name={group}
                checked={props.value === value}
                onChange={() => props.onPick(value)}
              />
              <span class="button">{name}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
