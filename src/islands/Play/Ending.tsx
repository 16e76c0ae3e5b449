import { children, For, type JSX, Show } from 'solid-js';
import { ended } from '#i18n/ended.ts';
import { words } from '#i18n/words.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import { BAMBOO, suited } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { Slip } from '../../ui/Slip.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import { Sums } from './PaymentSummary.tsx';
import './ending.css';

const SPARROW = suited(BAMBOO, 1);

/** How a hand ended: who won, who pays whom by which rule, and where everyone stands. */
export function Ending(props: {
  outcome: Outcome;
  paid: readonly PaymentGroup[];
  /** How an amount of the settlement comes about, in this game. */
  sumOf: Ruleset['sumOf'];
  view: View;
  messageContext: MessageContext;
  rule: (id: string) => string;
  /** The address of the rulebook as data. */
  book: string;
  /** Where a match keeps one, it says what everybody has, and how it came about. */
  ledger?: JSX.Element;
  /** Where the match is over: who came where. */
  match?: JSX.Element;
  /** How the reader fared. */
  review: JSX.Element;
  /** The winning hands. */
  hands: JSX.Element;
  children?: JSX.Element;
}): JSX.Element {
  const ledger = children(() => props.ledger);
  const winners = (): readonly Seat[] =>
    props.outcome.is === 'won' ? props.outcome.winners.map((win) => win.seat) : [];
  const youWin = () =>
    props.messageContext.reader !== null && winners().includes(props.messageContext.reader);
  const head = () => {
    const [only, another] = winners();
    if (only === undefined) return ended.drawn;
    if (another !== undefined) return ended.several(words.seatList(winners(), props.messageContext));
    return only === props.messageContext.reader
      ? ended.youWin
      : ended.wins(words.seatName(only, props.messageContext, 'start'));
  };
  const text = () =>
    props.outcome.is === 'won'
      ? props.outcome.winners
          .map((win) => words.narrate({ type: 'won', win }, props.messageContext))
          .join(' ')
      : ended.drawnText(props.outcome.rule, props.paid.length > 0, props.messageContext.terms);
  const rule = () => (props.outcome.is === 'drawn' ? props.outcome.rule : undefined);
  return (
    <div class="ending">
      <Show when={props.match}>{props.match}</Show>
      <div class="ending-head" data-won={youWin() ? '' : undefined}>
        {/* The school's own tile: its 1 of bamboo is a sparrow. */}
        <Show when={youWin()}>
          <Tile kind={SPARROW} name="" />
        </Show>
        <Slip
          kind={youWin() ? 'good' : 'note'}
          head={head()}
          text={text()}
          rule={((id) => (id === undefined ? undefined : { id, href: props.rule(id) }))(rule())}
        />
      </div>
      {props.hands}
      <Show when={props.paid.length > 0}>
        <Sums {...props} winners={winners()} />
      </Show>
      {props.review}
      {props.children}
      <Show when={props.view.paid && !ledger()}>
        <p class="label" id="play-balances">
          {ended.balance(props.messageContext.terms.money)}
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
  );
}
