import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { compareHand } from '#i18n/compare-hand.ts';
import { words } from '#i18n/words.ts';
import { wholeSize } from '../../evaluation/hand.ts';
import type { MessageContext, RuleWords } from '../../i18n/message-context.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { Verdict } from '../Score/Verdict.tsx';
import { notesOf } from './notes.ts';
import type { GameAnswer } from './state.ts';

/** What one game says of a hand: why it cannot occur there, or whether it wins, what is paid, and notes on the win. */
export function Ruling(props: {
  at: GameAnswer;
  entry: (id: string) => RuleWords;
  messageContext: MessageContext;
}): JSX.Element {
  const { game, ruleset } = props.at;
  const rule = (id: string) => `${game.rulebook}#${id}`;
  const outcome = () => props.at.outcome;
  const lacks = () => {
    const now = outcome();
    return now.is === 'lacks' ? now : null;
  };
  const barred = () => {
    const now = outcome();
    return now.is === 'barred' ? now.reason.rule : null;
  };
  const judged = () => {
    const now = outcome();
    return now.is === 'wins' || now.is === 'loses' ? now : null;
  };
  const paid = () => {
    const now = outcome();
    return now.is === 'wins' ? now.paid.flatMap((group) => group.payments) : [];
  };
  return (
    <Switch>
      <Match when={lacks()}>
        {(now) => (
          <Slip
            kind="refused"
            head={compareHand.lacks(now().kinds.map((kind) => words.tileName(kind)))}
            text={game.remarks.tiles?.says}
            rule={game.remarks.tiles?.rule}
          />
        )}
      </Match>
      <Match when={outcome().is === 'unfit'}>
        <Slip kind="refused" {...compareHand.unfit(wholeSize(ruleset))} rule={game.remarks.hand?.rule} />
      </Match>
      <Match when={barred()}>
        {(id) => (
          <Slip
            kind="refused"
            head={`${props.entry(id()).title}.`}
            text={props.entry(id()).sentence}
            rule={{ id: id(), href: rule(id()) }}
          />
        )}
      </Match>
      <Match when={judged()}>
        {(now) => (
          <>
            <Verdict
              judged={now()}
              unit={ruleset.scoring?.unit ?? null}
              entry={props.entry}
              ruleHref={rule}
              messageContext={props.messageContext}
              titled
            >
              <p class="ruling-text">{words.payments(paid(), props.messageContext)}</p>
            </Verdict>
            <For each={now().is === 'wins' ? notesOf(props.at) : []}>
              {({ text, rule: to }) => (
                <p class="hand-note">
                  {text} <Show when={to}>{(named) => <RuleLink {...named()} />}</Show>
                </p>
              )}
            </For>
          </>
        )}
      </Match>
    </Switch>
  );
}
