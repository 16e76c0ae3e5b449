import { createUniqueId, For, type JSX } from 'solid-js';
import './choice.css';

/** One of a few, each a button one presses; radio buttons to the keyboard and to readers. */
export function Choice<T extends string | number>(props: {
  legend: string;
  /** What it is about is plain to the eye: the legend is heard alone. */
  plain?: boolean;
  class?: string;
  value: T | null;
  values: readonly (readonly [value: T, name: string])[];
  disabled?: boolean;
  onChoose: (value: T) => void;
}): JSX.Element {
  const group = createUniqueId();
  return (
    <fieldset class={`choice ${props.class ?? ''}`}>
      <legend classList={{ unseen: props.plain === true }}>{props.legend}</legend>
      <div class="row">
        <For each={props.values}>
          {([value, name]) => (
            <label>
              <input
                type="radio"
                name={group}
                checked={props.value === value}
                disabled={props.disabled}
                onChange={() => props.onChoose(value)}
              />
              <span class="button">{name}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
