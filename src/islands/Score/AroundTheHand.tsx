import { type JSX, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { COUNTERS, clauseOfFact } from '../../evaluation/facts.ts';
import { MOST_COUNTERS, MOST_POT } from '../../notation/score-link.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { IndicatorRows } from './IndicatorRows.tsx';
import type { ScoreState } from './page.ts';
import './around.css';

/** Inputs for what lies beside the hand, in games that have it: indicators, counters and the pot. */
export function AroundTheHand(props: { state: ScoreState; ruleHref: (id: string) => string }): JSX.Element {
  const { state } = props;
  const link = state.link;
  return (
    <>
      <IndicatorRows {...props} />
      <Show when={clauseOfFact(state.ruleset(), COUNTERS)}>
        {(clause) => (
          <>
            <NumberInput
              most={MOST_COUNTERS}
              value={link().counters}
              onNumber={(counters) => state.set({ counters })}
            >
              {scorePage.counters} <RuleLink id={clause().id} href={props.ruleHref(clause().id)} />
            </NumberInput>
            <NumberInput most={MOST_POT} value={link().pot} onNumber={(pot) => state.set({ pot })}>
              {scorePage.pot(state.ruleset().terms.money)}
            </NumberInput>
          </>
        )}
      </Show>
    </>
  );
}

/** Number input for whole numbers from 0 to `most`; ignores anything else. */
function NumberInput(props: {
  most: number;
  value: number;
  onNumber: (value: number) => void;
  /** Label of the field. */
  children: JSX.Element;
}): JSX.Element {
  return (
    <label class="around-count">
      <span>{props.children}</span>
      <input
        type="number"
        min="0"
        max={props.most}
        value={props.value}
        onInput={(event) => {
          const count = event.currentTarget.valueAsNumber;
          if (Number.isInteger(count) && count >= 0 && count <= props.most) props.onNumber(count);
        }}
      />
    </label>
  );
}
