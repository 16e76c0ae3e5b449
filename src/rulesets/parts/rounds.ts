/** Rounds of four deals: who deals next, and when the match ends. */
import type { RuleId } from '../../engine/action.ts';
import type { Position } from '../../engine/ruleset.ts';
import { seatAfter, type Wind } from '../../engine/seats.ts';
import type { NextDeal, Outcome, Table } from '../../engine/table.ts';

/** Does the dealer deal again? Yes after the dealer's own win, and after a drawn deal if `whenDrawn`. */
export const dealsAgain = (outcome: Outcome, { dealer }: Table, whenDrawn: boolean): boolean =>
  outcome.is === 'drawn' ? whenDrawn : outcome.winners.some(({ seat }) => seat === dealer);

/** The next deal. After the fourth seat's deal the round wind moves on; after the North round the match ends. */
export function nextInRounds({ table }: Position, dealerStays: boolean, rule: RuleId): NextDeal {
  const { dealer, round, under } = table;
  if (dealerStays) return { over: false, dealer, round, under, rule };
  const next = seatAfter(dealer);
  if (next !== 0) return { over: false, dealer: next, round, under, rule };
  if (round === 3) return { over: true, rule };
  return { over: false, dealer: next, round: (round + 1) as Wind, under, rule };
}
