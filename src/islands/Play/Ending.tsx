import { children, For, type JSX, Show } from 'solid-js';
import { dealEnd } from '#i18n/deal-end.ts';
import { words } from '#i18n/words.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import type { View } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { ruleBook } from '../../ui/input/rulebook.ts';
import { createFetched } from '../../ui/lazy.ts';
import { Slip } from '../../ui/Slip.tsx';
import { Sparrow } from '../../ui/Sparrow/Sparrow.tsx';
import { endHead } from './end-head.ts';
import { PaymentSummary } from './PaymentSummary.tsx';
import { WinLines } from './WinLines.tsx';
import './ending.css';

/** The end of a hand: winners, payments with their rules, and standings. */
export function Ending(props: {
  outcome: Outcome;
  paid: readonly PaymentGroup[];
  /** How this game computes an amount of the settlement. */
  sumOf: Ruleset['sumOf'];
  view: View;
  messageContext: MessageContext;
  ruleHref: (id: string) => string;
  /** Address of the rulebook's JSON. */
  book: string;
  /** Ledger of the match with all balances and how they arose, if the match keeps one. */
  ledger?: JSX.Element;
  /** What comes after this deal, unless the match is over. */
  next: JSX.Element;
  /** Final places, once the match is over. */
  match?: JSX.Element;
  /** Review of the reader's play. */
  review: JSX.Element;
  children?: JSX.Element;
}): JSX.Element {
  const ledger = children(() => props.ledger);
  const book = createFetched(() => props.book, ruleBook);
  const title = (id: string): string => book()?.[id]?.title ?? id;
  const winners = (): readonly Seat[] =>
    props.outcome.is === 'won' ? props.outcome.winners.map((win) => win.seat) : [];
  const youWin = () =>
    props.messageContext.reader !== null && winners().includes(props.messageContext.reader);
  const text = () =>
    props.outcome.is === 'won'
      ? props.outcome.winners
          .map((win) => words.narrate({ type: 'won', win }, props.messageContext))
          .join(' ')
      : dealEnd.drawnText(props.outcome.rule, props.paid.length > 0, props.messageContext.terms);
  const rule = () => (props.outcome.is === 'drawn' ? props.outcome.rule : undefined);
  return (
    <div class="ending">
      <Show when={props.match}>{props.match}</Show>
      <div class="ending-head" classList={{ 'with-sparrow': youWin() }}>
        <Show when={youWin()}>
          <Sparrow />
        </Show>
        <Slip
          kind={youWin() ? 'good' : 'note'}
          head={endHead(props.outcome, props.messageContext)}
          text={text()}
          rule={((id) => (id === undefined ? undefined : { id, href: props.ruleHref(id) }))(rule())}
        >
          <WinLines {...props} title={title} />
          {props.next}
        </Slip>
      </div>
      {props.review}
      <div class="ending-rest">
        <Show when={props.paid.length > 0}>
          <PaymentSummary {...props} winners={winners()} />
        </Show>
        {props.children}
        <Show when={props.view.paid && !ledger()}>
          <p class="label" id="play-balances">
            {dealEnd.balance(props.messageContext.terms.money)}
          </p>
          <ul class="balances" aria-labelledby="play-balances">
            <For each={SEATS}>
              {(seat) => (
                <li data-won={winners().includes(seat) ? '' : undefined}>
                  <span>{words.seatName(seat, props.messageContext, 'start')}</span>
                  <b>{words.purse(props.view.cash.seats[seat], props.view.stake)}</b>
                </li>
              )}
            </For>
          </ul>
        </Show>
        {ledger()}
      </div>
    </div>
  );
}
