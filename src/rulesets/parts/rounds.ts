/** Rounds of four deals: whose deal it is next, and when the match is over. */
import type { RuleId } from '../../engine/action.ts';
import type { Position } from '../../engine/ruleset.ts';
import { seatAfter, type Wind } from '../../engine/seats.ts';
import type { NextDeal, Outcome, Table } from '../../engine/table.ts';

/** Whether the dealer deals again: after a win of its own, and after a drawn deal where it is so agreed. */
export const dealsAgain = (outcome: Outcome, { dealer }: Table, whenDrawn: boolean): boolean =>
  outcome.is === 'drawn' ? whenDrawn : outcome.winners.some(({ seat }) => seat === dealer);

/** After the deal has left the fourth seat the round's wind moves on; after North the match ends. */
export function nextInRounds({ table }: Position, dealerStays: boolean, rule: RuleId): NextDeal {
  const { dealer, round, under } = table;
  if (dealerStays) return { over: false, dealer, round, under, rule };
  const next = seatAfter(dealer);
  if (next !== 0) return { over: false, dealer: next, round, under, rule };
  if (round === 3) return { over: true, rule };
  return { over: false, dealer: next, round: (round + 1) as Wind, under, rule };
}
