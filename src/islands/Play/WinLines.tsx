import { For, type JSX } from 'solid-js';
import { words } from '#i18n/words.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Outcome } from '../../engine/table.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { winLines } from './gains.ts';

/** What each win is paid, with its arithmetic from the count to the amount. */
export function WinLines(props: {
  paid: readonly PaymentGroup[];
  outcome: Outcome;
  sumOf: Ruleset['sumOf'];
  messageContext: MessageContext;
  /** Title of a rule. */
  title: (rule: string) => string;
  ruleHref: (id: string) => string;
}): JSX.Element {
  return (
    <For each={winLines(props.paid, props.sumOf, props.outcome)}>
      {(line) => (
        <p class="ruling-text win-line">
          {words.paymentLine(line, props.title(line.rule), props.messageContext)}{' '}
          <a class="rule-id" href={props.ruleHref(line.rule)}>
            § {line.rule}
          </a>
        </p>
      )}
    </For>
  );
}
