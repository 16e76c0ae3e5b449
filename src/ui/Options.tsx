import { For, type JSX } from 'solid-js';
import type { Chosen, OptionSpec, OptionValue } from '../engine/game.ts';
import { RuleLink } from './RuleLink.tsx';
import { Select } from './Select.tsx';
import './options.css';

/** The part of a rulebook entry that names an option's values. */
export interface OptionWords {
  readonly title?: string;
  readonly values?: readonly {
    readonly value: OptionValue;
    readonly label: string;
    /** The value as a house rule, in a clause; the default has none. */
    readonly agreed?: string | undefined;
  }[];
}

/** The options of a game as selects, worded by the rulebook, each with a link to its rule. */
export function Options(props: {
  options: readonly OptionSpec[];
  chosen: Chosen;
  /** Returns the rulebook entry of a rule; null while it loads. */
  entry: (rule: string) => OptionWords | null;
  /** Returns the URL of a rule. */
  ruleHref: (id: string) => string;
  onChoose: (option: OptionSpec, value: OptionValue) => void;
}): JSX.Element {
  const entryOf = (option: OptionSpec) => props.entry(option.rule ?? option.id);
  const labelOf = (option: OptionSpec, value: OptionValue): string =>
    entryOf(option)?.values?.find((each) => each.value === value)?.label ?? String(value);
  return (
    <For each={props.options}>
      {(option) => (
        <div class="option">
          <span id={`option-${option.id}`}>{option.title}</span>
          <RuleLink id={option.rule ?? option.id} href={props.ruleHref(option.rule ?? option.id)} />
          <Select
            aria-labelledby={`option-${option.id}`}
            options={option.values.map((value) => [String(value), labelOf(option, value)])}
            value={String(props.chosen[option.id] ?? option.default)}
            onPick={(chosen) => {
              const value = option.values.find((each) => String(each) === chosen);
              if (value !== undefined) props.onChoose(option, value);
            }}
          />
        </div>
      )}
    </For>
  );
}
