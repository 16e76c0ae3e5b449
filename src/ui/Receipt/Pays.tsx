import { For, type JSX, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import { emptyBook, type PaymentGroup, payInto } from '../../engine/payment.ts';
import { paymentLines } from '../../engine/payment-lines.ts';
import { bySeat, SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import { lineTitle } from '../../i18n/line-title.ts';
import { PaymentArrows } from '../Payments/PaymentArrows.tsx';
import { RuleLink } from '../RuleLink.tsx';
import type { ReceiptProps } from './props.ts';
import './pays.css';

/** Who pays whom: a drawing, then line by line how each amount comes about. */
export function Pays(props: ReceiptProps & { paid: readonly PaymentGroup[] }): JSX.Element {
  const payments = () => props.paid.flatMap((group) => group.payments);
  const book = () => payInto(emptyBook, payments());
  const free = () => SEATS.filter((seat) => book().seats[seat] === 0 && seat !== props.win.seat);
  const name = (seat: Seat) => words.seatName(seat, props.messageContext, 'start');
  /** Totals of seats that pay or receive several amounts. */
  const sums = () =>
    SEATS.flatMap((seat) => {
      const amounts = payments().flatMap(({ from, to, amount }) =>
        to === seat ? [amount] : from === seat ? [-amount] : [],
      );
      return amounts.length > 1 ? [`${name(seat)}: ${words.purseSum(amounts)}`] : [];
    });
  /** Scores of the losing hands, line by line. */
  const others = () =>
    SEATS.flatMap((seat) => {
      const score = props.loserScores?.[seat];
      if (!score) return [];
      const own = score.lines.map(
        (line) => `${lineTitle(line, props.entry(line.pattern))} ${words.lineWorth(line, score.unit).shown}`,
      );
      return [scorePage.receipt.other(name(seat), words.scoreTotal(score), own)];
    });
  const rules = () => [...new Set(props.paid.map((group) => group.rule))];
  const lines = () => {
    const { how } = props.win;
    const outcome: Outcome = {
      is: 'won',
      winners: [props.win],
      from: how.by === 'draw' ? null : how.from,
      loserScores: props.loserScores ?? [null, null, null, null],
    };
    return paymentLines(props.paid, props.sumOf, outcome);
  };
  return (
    <div class="pays">
      <h3>{scorePage.receipt.pays}</h3>
      <Show when={payments().length > 0} fallback={<p>{scorePage.receipt.nobodyPays}</p>}>
        <For each={others()}>{(text) => <p>{text}</p>}</For>
        <PaymentArrows
          payments={payments()}
          names={bySeat(name)}
          number={words.number}
          label={words.payments(payments(), props.messageContext)}
        />
        <For each={lines()}>
          {(line) => <p>{words.paymentLine(line, props.entry(line.rule).title, props.messageContext)}</p>}
        </For>
        <Show when={sums().length > 0}>
          <ul class="pays-sums">
            <For each={sums()}>{(text) => <li>{text}</li>}</For>
          </ul>
        </Show>
        <Show when={free().length > 0}>
          <p>{scorePage.receipt.free(words.seatList(free(), props.messageContext), free().length > 1)}</p>
        </Show>
        <For each={rules()}>
          {(rule) => (
            <p class="pays-rule">
              {props.entry(rule).sentence} <RuleLink id={rule} href={props.ruleHref(rule)} />
            </p>
          )}
        </For>
      </Show>
    </div>
  );
}
