import { createMemo, For, type JSX, Show } from 'solid-js';
import { ledger } from '#i18n/ledger.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import type { LedgerStanding } from '../../engine/clause.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { RuleLink } from '../RuleLink.tsx';
import './ledger.css';
import {
  type DebtAccount,
  type LedgerEntry,
  type LedgerPayment,
  ledgerOf,
  type OpeningBalance,
} from './balances.ts';

interface LedgerProps {
  /** Cash and debts at the start of this hand. */
  readonly opening: OpeningBalance;
  /** Cash of each seat at the start of the match. */
  readonly stake: number;
  /** Payments and bookings of this hand, in order. */
  readonly paid: readonly PaymentGroup[];
  /** Explains an amount of the settlement in this game. */
  readonly sumOf?: Ruleset['sumOf'];
  readonly outcome: Outcome;
  /** What the match remembers besides money, by rule. */
  readonly entries?: readonly { readonly rule: RuleId; readonly of: LedgerStanding }[];
  /** Past hands and this one, a sentence each. */
  readonly hands?: readonly string[];
  readonly messageContext: MessageContext;
  readonly ruleHref: (id: RuleId) => string;
}

/** The ledger of a match: cash and debts, each number with its explanation. */
export function Ledger(props: LedgerProps): JSX.Element {
  const book = createMemo(() => ledgerOf(props.opening, props.paid));
  const name = (seat: Seat, role: 'start' | 'object' = 'start') =>
    role === 'start'
      ? words.seatName(seat, props.messageContext, 'start')
      : words.seatName(seat, props.messageContext);
  const open = () =>
    book().debts.filter(({ before, entries, now }) => before > 0 || entries.length > 0 || now > 0);
  return (
    <section class="ledger" aria-label={ledger.title}>
      <h3>{ledger.cash(props.messageContext.terms.money)}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{ledger.player}</th>
            <th scope="col">{ledger.before}</th>
            <th scope="col">{ledger.thisHand}</th>
            <th scope="col">{ledger.now}</th>
          </tr>
        </thead>
        <tbody>
          <For each={SEATS}>
            {(seat) => (
              <tr>
                <th scope="row">{name(seat)}</th>
                <td>{words.purse(book().cash[seat].before, props.stake)}</td>
                <td>
                  <Show when={book().cash[seat].before !== 0}>
                    <span class="ledger-before">
                      {ledger.wasBefore(words.purse(book().cash[seat].before, props.stake))}{' '}
                    </span>
                  </Show>
                  <Payments {...props} of={book().cash[seat].entries} />
                </td>
                <td>
                  <b>{words.purse(book().cash[seat].now, props.stake)}</b>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={open().length > 0}>
        <h3>{ledger.debts(props.messageContext.terms.money)}</h3>
        <ul class="ledger-debts">
          <For each={open()}>
            {(debt) => (
              <li data-settled={debt.now === 0 ? '' : undefined}>
                <span>
                  {ledger.owes(
                    name(debt.from),
                    name(debt.to, 'object'),
                    debt.from === props.messageContext.reader,
                  )}{' '}
                  <b>{words.number(debt.now)}</b>
                  <Show when={debt.now === 0}> ({ledger.settled})</Show>
                </span>
                <Sum {...props} of={debt} />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.entries?.length}>
        <h3>{ledger.matchMemory}</h3>
        <dl class="ledger-standing">
          <For each={props.entries}>
            {({ rule, of }) => (
              <div>
                <dt>
                  <a href={props.ruleHref(rule)}>{ledger.standings[of.is]}</a>
                </dt>
                <dd>{of.is === 'streak' ? name(of.seat) : words.number(of.count)}</dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
      <Show when={(props.hands?.length ?? 0) > 1}>
        <h3>{ledger.hands}</h3>
        <ol class="ledger-hands">
          <For each={props.hands}>{(sentence) => <li>{sentence}</li>}</For>
        </ol>
      </Show>
    </section>
  );
}

/**
 * The calculation of a debt, e.g. "36 + 18 § pull + 20 § price = 74", with the formula of the 20. Nothing if the debt
 * did not change.
 */
function Sum(props: LedgerProps & { of: DebtAccount }): JSX.Element {
  /** Entries with a formula, and its text. */
  const formulas = () => {
    const { entries, from, to } = props.of;
    return entries.flatMap(({ amount, rule }) => {
      const sum = props.sumOf?.({ from, to, amount, rule, book: 'debt' }, props.outcome) ?? null;
      return sum === null ? [] : [{ rule, text: words.amountSum(sum, amount, props.messageContext) }];
    });
  };
  /** True if the debt is a single entry with a formula; the formula then says it all. */
  const isWhole = () => props.of.before === 0 && props.of.entries.length === 1 && formulas().length === 1;
  return (
    <Show when={props.of.entries.length > 0}>
      <Show when={!isWhole()}>
        <span class="ledger-sum">
          <Show when={props.of.before > 0}>{words.number(props.of.before)} </Show>
          <Entries {...props} of={props.of.entries} /> = {words.number(props.of.now)}
        </span>
      </Show>
      <For each={formulas()}>
        {({ rule, text }) => (
          <span class="ledger-sum">
            {text} <RuleLink id={rule} href={props.ruleHref(rule)} />
          </span>
        )}
      </For>
    </Show>
  );
}

/** Payments, a line each: the other party, the rule and the formula of the amount. */
function Payments(props: LedgerProps & { of: readonly LedgerPayment[] }): JSX.Element {
  const other = ({ amount, payment: { from, to } }: LedgerPayment): string => {
    const seat = amount < 0 ? to : from;
    if (seat === 'pot') return ledger.pot(amount < 0);
    return ledger.other(words.seatName(seat, props.messageContext), amount < 0);
  };
  const formula = ({ payment }: LedgerPayment): string | null => {
    const sum = props.sumOf?.(payment, props.outcome) ?? null;
    return sum && words.amountSum(sum, payment.amount, props.messageContext);
  };
  return (
    <Show when={props.of.length > 0} fallback={<span class="ledger-none">{ledger.nothing}</span>}>
      <For each={props.of}>
        {(paid) => (
          <span class="ledger-paid">
            {words.signed(paid.amount)} {other(paid)}{' '}
            <RuleLink id={paid.rule} href={props.ruleHref(paid.rule)} />{' '}
            <Show when={formula(paid)}>{(text) => <span class="ledger-sum">{text()} </span>}</Show>
          </span>
        )}
      </For>
    </Show>
  );
}

/** Entries that changed a balance, each with its rule. */
function Entries(props: LedgerProps & { of: readonly LedgerEntry[] }): JSX.Element {
  return (
    <For each={props.of}>
      {({ amount, rule }) => (
        <span class="ledger-entry">
          {words.signed(amount)} <RuleLink id={rule} href={props.ruleHref(rule)} />{' '}
        </span>
      )}
    </For>
  );
}
