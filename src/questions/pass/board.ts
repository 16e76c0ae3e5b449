/** Reads a board about a hand that can win or pass. */

import { seatAfter } from '../../engine/seats.ts';
import { factsWritten, HAS_DISCARDED } from '../../evaluation/facts.ts';
import { declaresFirst, factsOf } from '../../puzzles/win-facts.ts';
import { handIn, type ReadByRules, tilesOf, wholeHand } from '../boards/board-claim.ts';
import { boardForm } from '../boards/board-form.ts';
import type { WinOffer } from './rules.ts';

/** Reads the hand with its winning tile, the facts about it, and its river. */
export function read(board: ReadByRules): WinOffer {
  const hand = wholeHand({ ...board, by: 'discard' });
  const writtenFacts = factsWritten(handIn(board, 0).facts);
  const { ruleset } = board.generator;
  const names = [...factsOf(ruleset), ...(declaresFirst(ruleset) ? [HAS_DISCARDED] : [])];
  // Facts that are not written are false, except that a player mid-hand has discarded before.
  const facts = names.map((fact) => [fact, fact === HAS_DISCARDED || writtenFacts[fact] === true] as const);
  const river = board.river === undefined ? {} : { river: tilesOf(board.river, board) };
  const { facts: _, ...bare } = hand;
  return {
    hand: { ...bare, from: hand.from ?? seatAfter(hand.seat, 1) },
    facts: Object.fromEntries(facts),
    ...river,
  };
}

export default boardForm({ read });
