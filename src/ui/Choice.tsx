import { createUniqueId, For, type JSX } from 'solid-js';
import './choice.css';

/** A choice of a few values: buttons to the eye, radio buttons to the keyboard and to screen readers. */
export function Choice<T extends string | number>(props: {
  legend: string;
  /** True to hide the legend visually; it is still read aloud. */
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
