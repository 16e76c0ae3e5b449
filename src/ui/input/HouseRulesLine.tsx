import { For, type JSX, Show } from 'solid-js';
import type { AgreedRule } from './agreed-rules.ts';
import './house-rules-line.css';

/** A line listing the house rules, each linked to its rule. */
export function HouseRulesLine(props: {
  readonly label: string;
  readonly agreed: readonly AgreedRule[];
  readonly ruleHref: (id: string) => string;
}): JSX.Element {
  return (
    <p class="agreed">
      {props.label}{' '}
      <For each={props.agreed}>
        {({ text, rule }, i) => (
          <>
            <Show when={i() > 0}>; </Show>
            <a href={props.ruleHref(rule)}>{text}</a>
          </>
        )}
      </For>
    </p>
  );
}
