import { For, type JSX, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { match } from '#i18n/match.ts';
import { words } from '#i18n/words.ts';
import { SEATS } from '../../engine/seats.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import type { EveningPart } from './page-rules.ts';
import { isStanding, standingsOf, standingText } from './standings.ts';

/** What the rules say of the deal to come: who deals, by which rule, what is special; or what the match came to. */
export function Next(props: EveningPart): JSX.Element {
  const { state } = props;
  const last = () => state.account()?.settled.at(-1) ?? null;
  const context = () => state.messageContext(last()?.opening.dealer ?? 0);
  const begins = () => {
    const now = state.account()?.now;
    return now && state.account()?.over === null ? (now.ruleset.begins?.(now, now.table.dealer) ?? []) : [];
  };
  const standings = () => {
    const now = state.account()?.now;
    return now && state.account()?.over === null ? standingsOf(now).filter(isStanding) : [];
  };
  const finals = () =>
    SEATS.map((seat) => say.finalOf(state.names()[seat], words.number(state.account()?.final?.[seat] ?? 0)));
  return (
    <section class="evening-next" aria-live="polite">
      <Show when={last()} fallback={<p>{match.length(state.ruleset().rounds, state.terms().dealer)}</p>}>
        {(deal) => (
          <p>
            {words.narrate({ type: 'ended', following: deal().following }, context())}{' '}
            <RuleLink id={deal().following.rule} href={props.rules.href(deal().following.rule)} />
          </p>
        )}
      </Show>
      <Show when={state.account()?.final}>
        <p>
          {say.final(finals())}{' '}
          <Show when={state.ruleset().flow.final}>
            {(rule) => <RuleLink id={rule()} href={props.rules.href(rule())} />}
          </Show>
        </p>
      </Show>
      <For each={begins()}>
        {(reason) => (
          <p>
            {words.opening(
              reason,
              props.rules.entry(reason.rule),
              state.messageContext(state.account()?.now.table.dealer ?? 0),
            )}{' '}
            <RuleLink id={reason.rule} href={props.rules.href(reason.rule)} />
          </p>
        )}
      </For>
      <For each={standings()}>
        {({ rule, of }) => (
          <p>
            {standingText(of, state.names())}. <RuleLink id={rule} href={props.rules.href(rule)} />
          </p>
        )}
      </For>
      <details>
        <summary>{say.help.title}</summary>
        <dl>
          <For each={SEATS}>
            {(wind) => (
              <div>
                <dt>{words.windName(wind)}</dt>
                <dd>
                  {[say.help.east(state.terms().dealer), say.help.south, say.help.west, say.help.north][wind]}
                </dd>
              </div>
            )}
          </For>
        </dl>
        <p>
          {say.help.drawn(props.rules.entry(state.ruleset().wallOut).sentence)}{' '}
          <RuleLink id={state.ruleset().wallOut} href={props.rules.href(state.ruleset().wallOut)} />
        </p>
      </details>
    </section>
  );
}
