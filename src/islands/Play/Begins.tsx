import { For, type JSX, Show } from 'solid-js';
import { ruleBook } from '../../acting/rulebook.ts';
import { createFetched } from '../../views/later.ts';
import type { RuleWords } from '../../words/words.ts';
import type { Sheet } from './ToldPanel.tsx';
import './begins.css';

/** What is special about this deal, as long as nobody has discarded; and the house rules that hold. */
export function Begins(props: Sheet): JSX.Element {
  const { session, words, say, telling } = props.desk;
  const book = createFetched(() => props.book, ruleBook);
  const entry = (id: string): RuleWords => ({ id, title: id, sentence: '', ...book()?.[id] });
  const special = () => {
    const { ruleset } = session.setting();
    const { begins } = ruleset;
    if (!begins || session.own().seats.some(({ discards }) => discards > 0)) return [];
    return begins({ ruleset, table: session.frame().table }, session.seat).flatMap((reason) => {
      const text = words.opening(reason, entry(reason.rule), telling());
      return text === '' ? [] : [{ text, rule: reason.rule }];
    });
  };
  const agreed = () => {
    const { game, chosen } = session.setting();
    return game.options.flatMap((option) => {
      const value = chosen[option.id];
      if (value === undefined || value === option.default) return [];
      const rule = option.rule ?? option.id;
      const label = book()?.[rule]?.values?.find((each) => each.value === value)?.label;
      return [{ rule, text: label === undefined ? option.title : `${option.title}: ${label}` }];
    });
  };
  return (
    <>
      <Show when={special().length > 0}>
        <ul class="begins">
          <For each={special()}>
            {({ text, rule }) => (
              <li>
                {text}{' '}
                <a class="rule-id" href={props.rule(rule)}>
                  § {rule}
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={agreed().length > 0}>
        <p class="house">
          {say.houseRules}{' '}
          <For each={agreed()}>
            {({ text, rule }, i) => (
              <>
                <Show when={i() > 0}>; </Show>
                <a href={props.rule(rule)}>{text}</a>
              </>
            )}
          </For>
        </p>
      </Show>
    </>
  );
}
