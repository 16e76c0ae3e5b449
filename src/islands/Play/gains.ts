/** What a hand brought each seat, and by which rules. */
import type { RuleId } from '../../engine/action.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Entry, Ledger } from '../../views/Ledger/book.ts';

/** All payments of each rule together, in the order in which the first of them was made. */
export function byRule(paid: readonly PaymentGroup[]): PaymentGroup[] {
  const rules = new Map<RuleId, PaymentGroup>();
  for (const { rule, payments } of paid) {
    rules.set(rule, { rule, payments: [...(rules.get(rule)?.payments ?? []), ...payments] });
  }
  return [...rules.values()];
}

/** What others owe this seat through this hand, less what it owes them. */
export const owedTo = ({ debts }: Ledger, seat: Seat): number =>
  debts.reduce((sum, { from, to, now }) => sum + (to === seat ? now : from === seat ? -now : 0), 0);

/** What each rule brought the seat in all, paid or owed; what comes to nothing is left out. */
export function sumsOf({ cash, debts }: Ledger, seat: Seat): (readonly [rule: RuleId, sum: number])[] {
  const sums = new Map<RuleId, number>();
  const add = ({ rule, amount }: Entry, sign: 1 | -1): void => {
    sums.set(rule, (sums.get(rule) ?? 0) + sign * amount);
  };
  for (const entry of cash[seat].entries) add(entry, 1);
  for (const { from, to, entries } of debts) {
    if (to === seat || from === seat) for (const entry of entries) add(entry, to === seat ? 1 : -1);
  }
  return [...sums].filter(([, sum]) => sum !== 0);
}
