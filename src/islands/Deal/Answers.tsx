import { For, type JSX, Show } from 'solid-js';
import { compareDeal } from '#i18n/compare-deal.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import type { QuestionOf } from './props.ts';
import type { Open } from './state.ts';

/** Both games' answers to a comparison question, with links to the rules. */
export function Answers(props: { question: QuestionOf; open: Open; plain?: boolean }): JSX.Element {
  return (
    <dl class="deal-answers">
      <Show when={!props.plain}>
        <div class="deal-question">{props.question.title}</div>
      </Show>
      <For each={props.open.of}>
        {({ id, title }) => (
          <div data-ruleset={id}>
            <dt>{title}</dt>
            <dd>
              <Show when={props.question.answers[id]} fallback={compareDeal.noRule}>
                {(answer) => (
                  <>
                    {answer().says}{' '}
                    <For each={answer().links}>
                      {({ title: rule, href }) => <RuleLink id={rule} href={href} />}
                    </For>
                  </>
                )}
              </Show>
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
}
