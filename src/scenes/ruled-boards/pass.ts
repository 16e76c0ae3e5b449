/** A hand that may win or pass. */
import { factsWritten } from '../../asked/facts.ts';
import { seatAfter } from '../../engine/seats.ts';
import { factsOf, type Offered } from '../../puzzles/concepts/pass/index.ts';
import { handIn, type ReadByRules, wholeHand } from '../board-claim.ts';

/** A tile that completes a hand, and what is further true of it. */
export function read(given: ReadByRules): Offered {
  const hand = wholeHand({ ...given, by: 'discard' });
  const said = factsWritten(handIn(given, 0).facts);
  const facts = factsOf(given.room.ruleset).map((fact) => [fact, said[fact] === true] as const);
  return { hand: { ...hand, from: hand.from ?? seatAfter(hand.seat, 1) }, facts: Object.fromEntries(facts) };
}
