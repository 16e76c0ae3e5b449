import type { JSX } from 'solid-js';
import { ledger } from '#i18n/ledger.ts';
import { words } from '#i18n/words.ts';
import type { Outcome } from '../../engine/table.ts';
import type { PlayedDeal } from '../../sessions/match.ts';
import { Ledger } from '../../ui/Ledger/Ledger.tsx';
import type { PanelTexts } from './panel-lines.ts';
import type { PlaySession } from './play-session.ts';

/** Collects what the ledger shows after a hand: cash, debts, memory of the match, past hands. `ui/Ledger` draws it. */
export function MatchLedger(props: {
  desk: PlaySession;
  panelText: PanelTexts;
  outcome: Outcome;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const { session, messageContext } = props.desk;
  const entries = () =>
    session.setting().ruleset.clauses.flatMap(({ id, initial, lasts, stands }) => {
      const of = lasts === 'match' ? stands?.(session.frame().table.memory[id] ?? initial) : null;
      return of ? [{ rule: id, of }] : [];
    });
  const sentence = ({ dealer: dealt, winners }: PlayedDeal, i: number): string => {
    const then = { ...messageContext(), dealer: dealt };
    const dealer = words.seatName(dealt, then);
    if (winners.length === 0) return ledger.hand(i + 1, dealer, ledger.drawn);
    const seats = winners.map(({ seat }) => seat);
    const worth = winners.map((win) => words.scoreTotal(win)).join(', ');
    const who = words.seatList(seats, then);
    return ledger.hand(i + 1, dealer, ledger.won(who, seats.length > 1, seats[0] === then.reader, worth));
  };
  return (
    <>
      <h2>{ledger.title}</h2>
      <Ledger
        opening={session.setting().start}
        stake={session.setting().ruleset.stake}
        paid={props.panelText.paid()}
        sumOf={session.setting().ruleset.sumOf}
        outcome={props.outcome}
        entries={entries()}
        hands={props.desk.match.deals().map(sentence)}
        messageContext={messageContext()}
        ruleHref={props.ruleHref}
      />
    </>
  );
}
