import { For, type JSX, Show } from 'solid-js';
import { dealEnd } from '#i18n/deal-end.ts';
import { words } from '#i18n/words.ts';
import { bySeat } from '../../engine/seats.ts';
import type { SettledDeal } from '../../evening/account.ts';
import { Ledger } from '../../ui/Ledger/Ledger.tsx';
import { later } from '../../ui/lazy.ts';
import { PaymentArrows } from '../../ui/Payments/PaymentArrows.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { sideOf } from '../../ui/Table/places.ts';
import { dealText } from './deal-text.ts';
import type { EveningPart } from './page-rules.ts';
import { standingsOf } from './standings.ts';

/** The receipts of hands that were entered by their tiles. */
const HandReceipt = later(async () => (await import('./HandReceipt.tsx')).HandReceipt);

/** What a deal comes to: the end, who pays whom line by line with rules, and who deals next. */
export function DealReceipt(props: EveningPart & { deal: SettledDeal }): JSX.Element {
  const context = () => props.state.messageContext(props.deal.opening.dealer);
  const payments = () => props.deal.paid.flatMap((group) => group.payments);
  return (
    <div class="evening-receipt">
      <p>
        <b>{dealText(props.state, props.deal)}</b>{' '}
        <Show when={props.deal.outcome.is === 'drawn' && props.deal.outcome.rule}>
          {(rule) => <RuleLink id={rule()} href={props.rules.href(rule())} />}
        </Show>
      </p>
      <Show when={payments().length > 0} fallback={<p>{dealEnd.nothing}</p>}>
        <PaymentArrows
          payments={payments()}
          names={bySeat((seat) => props.state.names()[seat])}
          sides={bySeat((seat) => sideOf(seat, 0, props.deal.ruleset.direction))}
          number={words.number}
          label={words.payments(payments(), context())}
        />
        <Ledger
          opening={props.deal.opening}
          stake={props.deal.ruleset.stake}
          paid={props.deal.paid}
          sumOf={props.deal.ruleset.sumOf}
          outcome={props.deal.outcome}
          entries={standingsOf(props.deal)}
          messageContext={context()}
          ruleHref={props.rules.href}
        />
      </Show>
      <For each={[...props.deal.hands]}>
        {([seat, judged]) => <HandReceipt {...props} seat={seat} judged={judged} />}
      </For>
      <p>
        {words.narrate({ type: 'ended', following: props.deal.following }, context())}{' '}
        <RuleLink id={props.deal.following.rule} href={props.rules.href(props.deal.following.rule)} />
      </p>
    </div>
  );
}
