import type { JSX } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import { type Seat, windOf } from '../../engine/seats.ts';
import type { SettledDeal } from '../../evening/account.ts';
import type { EnteredWin } from '../../evening/entered-hand.ts';
import { ScoreReceipt } from '../Score/ScoreReceipt.tsx';
import type { EveningPart } from './page-rules.ts';

/** The receipt of a hand that was entered by its tiles; who pays is told of the deal. */
export function HandReceipt(
  props: EveningPart & { deal: SettledDeal; seat: Seat; judged: EnteredWin },
): JSX.Element {
  const context = () => ({ reader: null, dealer: 0, terms: props.state.terms() }) as const;
  return (
    <>
      <h3>
        {scorePage.receipt.worth(
          words.seatName(props.seat, props.state.messageContext(props.deal.opening.dealer), 'owner'),
        )}
      </h3>
      <ScoreReceipt
        judged={props.judged}
        withoutPayments
        seat={windOf(props.seat, props.deal.opening.dealer)}
        round={props.deal.opening.round}
        direction={props.deal.ruleset.direction}
        sumOf={props.deal.ruleset.sumOf}
        entry={props.rules.entry}
        ruleHref={props.rules.href}
        messageContext={context()}
      />
    </>
  );
}
