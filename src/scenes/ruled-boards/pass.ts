/** A hand that may win or pass. */

import { seatAfter } from '../../engine/seats.ts';
import { factsWritten, HAS_DISCARDED } from '../../evaluation/facts.ts';
import type { Offered } from '../../puzzles/concepts/pass/index.ts';
import { declaresFirst, factsOf } from '../../puzzles/win-facts.ts';
import { handIn, type ReadByRules, tilesOf, wholeHand } from '../board-claim.ts';

/** A tile that completes a hand, and what is further true of it. */
export function read(board: ReadByRules): Offered {
  const hand = wholeHand({ ...board, by: 'discard' });
  const writtenFacts = factsWritten(handIn(board, 0).facts);
  const { ruleset } = board.generator;
  const names = [...factsOf(ruleset), ...(declaresFirst(ruleset) ? [HAS_DISCARDED] : [])];
  // What is not written is not so, but that a hand in the middle of a deal has discarded.
  const facts = names.map((fact) => [fact, fact === HAS_DISCARDED || writtenFacts[fact] === true] as const);
  const river = board.river === undefined ? {} : { river: tilesOf(board.river, board) };
  const { facts: _, ...bare } = hand;
  return {
    hand: { ...bare, from: hand.from ?? seatAfter(hand.seat, 1) },
    facts: Object.fromEntries(facts),
    ...river,
  };
}
