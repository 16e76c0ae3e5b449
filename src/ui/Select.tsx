import { Index, type JSX } from 'solid-js';

/** A list to choose from; each entry is its value and its label. */
export function Select(props: {
  options: readonly (readonly [value: string, label: string])[];
  value: string | undefined;
  onPick: (value: string) => void;
  isDisabled?: (value: string) => boolean;
  id?: string;
  name?: string;
  class?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}): JSX.Element {
  return (
    <select
      id={props.id}
      name={props.name}
      class={props.class}
      disabled={props.disabled}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      autocomplete="off"
      onChange={(event) => props.onPick(event.currentTarget.value)}
    >
      {/* Index, not For: a list that changes while it is open keeps its entries. */}
      <Index each={props.options}>
        {(option) => (
          <option
            value={option()[0]}
            selected={option()[0] === props.value}
            disabled={props.isDisabled?.(option()[0])}
          >
            {option()[1]}
          </option>
        )}
      </Index>
    </select>
  );
}
