import { For, type JSX, Show } from 'solid-js';
import { SEATS } from '../../engine/seats.ts';
import type { QuestionError } from '../../evaluation/told/fields.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import type { EveningPart } from './page-rules.ts';

/** A part of a message: text, or the id of a rule. */
interface Part {
  readonly text: string;
  readonly rule: boolean;
}

/** Why a deal cannot have been: seats by their names, and its rule as a link. */
export function FaultText(props: EveningPart & { error: QuestionError }): JSX.Element {
  const parts = (): readonly Part[] => {
    const named = SEATS.reduce(
      (text, seat) => text.replaceAll(`seat ${seat}`, props.state.names()[seat]),
      props.error.message,
    );
    return named
      .split(/\(([a-z0-9]+(?:-[a-z0-9]+)*)\)/)
      .map((text, i) => ({ text, rule: i % 2 === 1 }))
      .filter(({ text }) => text !== '');
  };
  return (
    <p class="ruling-text">
      <For each={parts()}>
        {(part) => (
          <Show when={part.rule} fallback={part.text}>
            <RuleLink id={part.text} href={props.rules.href(part.text)} />
          </Show>
        )}
      </For>
    </p>
  );
}
