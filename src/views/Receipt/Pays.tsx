import { For, type JSX, Show } from 'solid-js';
import { type Account, emptyBook, type PaymentGroup, payInto } from '../../engine/payment.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { ReceiptProps } from './Receipt.tsx';
import './pays.css';

const isSeat = (account: Account): account is Seat => account !== 'pot';

/** Who pays whom: the seats with what each gives or gets, the sentence, and how the amount comes about. */
export function Pays(props: ReceiptProps & { paid: readonly PaymentGroup[] }): JSX.Element {
  const payments = () => props.paid.flatMap((group) => group.payments);
  const book = () => payInto(emptyBook, payments());
  const payers = () => SEATS.filter((seat) => book().seats[seat] < 0);
  const free = () => SEATS.filter((seat) => book().seats[seat] === 0 && seat !== props.win.seat);
  const name = (seat: Seat) => props.words.seatName(seat, props.telling, 'start');
  const rules = () => [...new Set(props.paid.map((group) => group.rule))];
  const amounts = () => payments().filter(({ to }) => isSeat(to) && to === props.win.seat);
  const { number, signed } = props.words;
  return (
    <div class="pays">
      <h3>{props.say.pays}</h3>
      <Show when={payments().length > 0} fallback={<p>{props.say.nobodyPays}</p>}>
        <div class="pays-flow" aria-hidden="true">
          <ul>
            <For each={payers()}>
              {(seat) => (
                <li>
                  {name(seat)} <b>{signed(book().seats[seat])}</b>
                </li>
              )}
            </For>
          </ul>
          <span class="pays-arrow" />
          <span class="pays-winner">
            {name(props.win.seat)} <b>{signed(book().seats[props.win.seat])}</b>
          </span>
        </div>
        <p>
          {props.words.payments(payments(), props.telling)}{' '}
          <Show when={free().length > 0}>
            {props.say.free(props.words.seatList(free(), props.telling), free().length > 1)}
          </Show>
        </p>
        <p>
          {props.say.sum(
            props.words.scoreTotal(props.win.score),
            amounts().map(({ amount }) => number(amount)),
            props.words.amount(
              amounts().reduce((sum, { amount }) => sum + amount, 0),
              props.telling.terms.money,
            ),
          )}
        </p>
        <For each={rules()}>
          {(rule) => (
            <p class="pays-rule">
              {props.entry(rule).sentence}{' '}
              <a class="rule-id" href={props.rule(rule)}>
                §&nbsp;{rule}
              </a>
            </p>
          )}
        </For>
      </Show>
    </div>
  );
}
