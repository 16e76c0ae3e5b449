import { For, type JSX } from 'solid-js';
import type { RuleId } from '../../engine/action.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import type { ScoreState } from './page.ts';

/** What is true of the winner and no tile shows, a tick each. */
export function FactTicks(props: {
  state: Pick<ScoreState, 'link' | 'set' | 'ruleset'>;
  entry: (id: RuleId) => RuleWords;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const { state } = props;
  const link = state.link;
  const facts = () => Object.entries(state.ruleset().scoring?.facts ?? {});
  return (
    <For each={facts()}>
      {([fact, rule]) => (
        <label class="tick">
          <input
            type="checkbox"
            checked={link().facts.includes(fact)}
            onChange={(event) => {
              const rest = link().facts.filter((each) => each !== fact);
              state.set({ facts: event.currentTarget.checked ? [...rest, fact] : rest });
            }}
          />
          <span>
            {props.entry(rule).title} <RuleLink id={rule} href={props.ruleHref(rule)} />
          </span>
        </label>
      )}
    </For>
  );
}
