import type { JSX } from 'solid-js';
import type { Outcome } from '../../engine/table.ts';
import { YOU } from '../../sessions/hand.ts';
import type { PlayedHand } from '../../sessions/match.ts';
import { Ledger } from '../../views/Ledger/Ledger.tsx';
import { ledgerWordsIn } from '../../words/ledger.ts';
import type { Desk } from './desk.ts';
import type { Told } from './told.ts';

/** The ledger at the end of a hand: cash, debts, what the match remembers, and its hands so far. */
export function MatchLedger(props: {
  desk: Desk;
  told: Told;
  hands: readonly PlayedHand[];
  outcome: Outcome;
  rule: (id: string) => string;
}): JSX.Element {
  const { session, words, telling } = props.desk;
  const say = ledgerWordsIn(words.language);
  const standing = () =>
    session.setting().ruleset.clauses.flatMap(({ id, initial, lasts, stands }) => {
      const of = lasts === 'match' ? stands?.(session.frame().table.memory[id] ?? initial) : null;
      return of ? [{ rule: id, of }] : [];
    });
  const sentence = ({ start, end: { stage } }: PlayedHand, i: number): string => {
    const then = { reader: YOU, dealer: start.dealer, terms: telling().terms };
    if (stage.phase !== 'ended') return '';
    const { outcome } = stage;
    const dealer = words.seatName(start.dealer, then);
    if (outcome.is === 'drawn') return say.hand(i + 1, dealer, say.drawn);
    const seats = outcome.winners.map(({ seat }) => seat);
    const worth = outcome.winners.map(({ score }) => words.scoreTotal(score)).join(', ');
    const who = words.seatList(seats, then);
    return say.hand(i + 1, dealer, say.won(who, seats.length > 1, seats[0] === YOU, worth));
  };
  return (
    <>
      <h2>{say.title}</h2>
      <Ledger
        opening={session.setting().start}
        stake={session.setting().ruleset.stake}
        paid={props.told.paid()}
        sumOf={session.setting().ruleset.sumOf}
        outcome={props.outcome}
        standing={standing()}
        hands={props.hands.map(sentence)}
        words={words}
        say={say}
        telling={telling()}
        rule={props.rule}
      />
    </>
  );
}
