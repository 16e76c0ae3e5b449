import { For, type JSX, Show } from 'solid-js';
import { dealEnd } from '#i18n/deal-end.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import { emptyBook, type PaymentGroup } from '../../engine/payment.ts';
import { paymentLines } from '../../engine/payment-lines.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { bySeat, SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import type { View } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { ruleBook } from '../../ui/input/rulebook.ts';
import { ledgerOf } from '../../ui/Ledger/balances.ts';
import { createFetched } from '../../ui/lazy.ts';
import { PaymentArrows } from '../../ui/Payments/PaymentArrows.tsx';
import { sideOf } from '../../ui/Table/places.ts';
import { byRule, gainsOf, owedTo } from './gains.ts';

/**
 * Payment summary: one line per seat with its total and rules; below, folded, every payment drawn as an arrow and
 * explained line by line.
 */
export function PaymentSummary(props: {
  paid: readonly PaymentGroup[];
  winners: readonly Seat[];
  outcome: Outcome;
  view: View;
  /** How this game computes an amount of the settlement. */
  sumOf: Ruleset['sumOf'];
  messageContext: MessageContext;
  /** Address of the rulebook's JSON. */
  book: string;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const book = createFetched(() => props.book, ruleBook);
  const title = (id: RuleId): string => book()?.[id]?.title ?? id;
  const ledger = () => ledgerOf({ cash: emptyBook, debts: [] }, props.paid);
  const unit = () => props.messageContext.terms.money;
  const payments = () => props.paid.flatMap((group) => group.payments);
  /** Name of the other parties; null if it is all three other seats. */
  const nameOf = (others: readonly Seat[] | 'pot') =>
    others === 'pot'
      ? dealEnd.pot
      : others.length === 3
        ? null
        : words.seatList(others, props.messageContext);
  const sides = () => bySeat((seat) => sideOf(seat, props.messageContext.reader ?? 0, props.view.direction));
  const name = (seat: Seat) => words.seatName(seat, props.messageContext, 'start');
  return (
    <>
      <ul class="sums" aria-label={dealEnd.sums}>
        <For each={SEATS}>
          {(seat) => {
            const cash = () => ledger().cash[seat];
            return (
              <li data-won={props.winners.includes(seat) ? '' : undefined}>
                <span class="sums-who">{words.seatName(seat, props.messageContext, 'label')}</span>
                <b>{words.purse(cash().now, 0, unit())}</b>
                <Show when={owedTo(ledger(), seat) !== 0}>
                  <span>
                    {dealEnd.owed(
                      owedTo(ledger(), seat),
                      words.amount(Math.abs(owedTo(ledger(), seat)), unit()),
                      seat === props.messageContext.reader,
                    )}
                  </span>
                </Show>
                <Show when={gainsOf(props.paid, seat).length > 0}>
                  <span class="sums-why">
                    <For each={gainsOf(props.paid, seat)}>
                      {({ rule, parts }) => (
                        <a href={props.ruleHref(rule)}>
                          {dealEnd.gain(
                            title(rule),
                            parts.map(({ amount, others }) => ({
                              amount,
                              each: others !== 'pot' && others.length > 1,
                              others: nameOf(others),
                            })),
                          )}
                        </a>
                      )}
                    </For>
                  </span>
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
      <details class="payments-fold">
        <summary>
          <h2>{dealEnd.pays}</h2>
        </summary>
        <PaymentArrows
          payments={payments()}
          names={bySeat(name)}
          sides={sides()}
          number={words.number}
          label={words.payments(payments(), props.messageContext)}
        />
        <ul class="payments">
          <For each={paymentLines(byRule(props.paid), props.sumOf, props.outcome)}>
            {(line) => (
              <li>
                {words.paymentLine(line, title(line.rule), props.messageContext)}{' '}
                <a class="rule-id" href={props.ruleHref(line.rule)}>
                  § {line.rule}
                </a>
              </li>
            )}
          </For>
        </ul>
      </details>
    </>
  );
}
