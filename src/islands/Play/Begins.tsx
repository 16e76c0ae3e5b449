import { For, type JSX, Show } from 'solid-js';
import { play } from '#i18n/play.ts';
import { words } from '#i18n/words.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { agreedIn } from '../../ui/input/agreed-rules.ts';
import { HouseRulesLine } from '../../ui/input/HouseRulesLine.tsx';
import { ruleBook } from '../../ui/input/rulebook.ts';
import { createFetched } from '../../ui/lazy.ts';
import type { PanelSheet } from './panel-sheet.ts';
import './begins.css';

/** What is special about this deal, shown until the first discard; and the house rules in force. */
export function DealBegins(props: PanelSheet): JSX.Element {
  const { session, messageContext } = props.desk;
  const book = createFetched(() => props.book, ruleBook);
  const entry = (id: string): RuleWords => ({ id, title: id, sentence: '', ...book()?.[id] });
  const special = () => {
    const { ruleset } = session.setting();
    const { begins } = ruleset;
    if (!begins || session.own().seats.some(({ discards }) => discards > 0)) return [];
    return begins({ ruleset, table: session.frame().table }, session.seat).flatMap((reason) => {
      const text = words.opening(reason, entry(reason.rule), messageContext());
      return text === '' ? [] : [{ text, rule: reason.rule }];
    });
  };
  const agreed = () => {
    const { game, chosen } = session.setting();
    return agreedIn(game, chosen, (rule) => book()?.[rule]);
  };
  return (
    <>
      <Show when={special().length > 0}>
        <ul class="begins">
          <For each={special()}>
            {({ text, rule }) => (
              <li>
                {text}{' '}
                <a class="rule-id" href={props.ruleHref(rule)}>
                  § {rule}
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={agreed().length > 0}>
        <HouseRulesLine label={play.houseRules} agreed={agreed()} ruleHref={props.ruleHref} />
      </Show>
    </>
  );
}
