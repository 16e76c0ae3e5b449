import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat, Wind } from '../../engine/seats.ts';
import type { JudgedWhole } from '../../evaluation/evaluate.ts';
import type { MessageContext, RuleWords } from '../../i18n/message-context.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';

/** Receipt of a judged hand: with payments if it wins, without if its worth is below the minimum. */
export function ScoreReceipt(props: {
  judged: JudgedWhole;
  /** Label, if the page has several receipts. */
  label?: string;
  /** Set where who pays is told elsewhere. */
  withoutPayments?: boolean;
  seat: Seat;
  round: Wind;
  direction: Ruleset['direction'];
  sumOf: Ruleset['sumOf'];
  messageContext: MessageContext;
  entry: (id: RuleId) => RuleWords;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const scored = () => {
    const { judged } = props;
    if (judged.is === 'wins') {
      const paid = props.withoutPayments ? null : judged.paid;
      return { win: judged.win, paid, loserScores: judged.loserScores };
    }
    if (judged.score === null) return null;
    const { how, score } = judged;
    return { win: { seat: props.seat, how, score }, paid: null, loserScores: undefined };
  };
  return (
    <Show when={scored()}>
      {(at) => (
        <Receipt
          label={props.label}
          win={at().win}
          hand={{
            seat: props.seat,
            direction: props.direction,
            melds: props.judged.hand.melds,
            concealed: [...props.judged.hand.concealed, props.judged.winning.tile],
            winning: props.judged.winning.tile,
            bonus: props.judged.hand.bonus,
          }}
          paid={at().paid}
          sumOf={props.sumOf}
          loserScores={at().loserScores}
          minimum={props.judged.minimum}
          missing={props.judged.missing}
          round={props.round}
          entry={props.entry}
          ruleHref={props.ruleHref}
          messageContext={props.messageContext}
        />
      )}
    </Show>
  );
}
