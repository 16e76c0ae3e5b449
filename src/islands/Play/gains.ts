/** What a hand brought each seat, and by which rules. */
import type { RuleId } from '../../engine/action.ts';
import type { Account, PaymentGroup } from '../../engine/payment.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Ledger } from '../../ui/Ledger/book.ts';

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

/** What one rule brought a seat in all, or cost it, paid or owed, and who paid or was paid. */
interface Gain {
  readonly rule: RuleId;
  /** Who paid, or was paid, so much each: below zero where it is the seat that pays. */
  readonly parts: readonly { readonly amount: number; readonly others: readonly Seat[] | 'pot' }[];
}

/** By rule what a seat has from others, and then what others have from it; what comes to nothing is left out. */
export function gainsOf(paid: readonly PaymentGroup[], seat: Seat): Gain[] {
  return byRule(paid).flatMap(({ rule, payments }) => {
    const sumWith = (other: Account): number =>
      payments.reduce((sum, { from, to, amount, off }) => {
        // What is struck from a debt is paid in cash as well, and counts once.
        if (off) return sum;
        return sum + (to === seat && from === other ? amount : from === seat && to === other ? -amount : 0);
      }, 0);
    const others = SEATS.map((other) => ({ other, sum: sumWith(other) }));
    const pot = sumWith('pot');
    const fromSeats = [others.filter(({ sum }) => sum > 0), others.filter(({ sum }) => sum < 0)].flatMap(
      (own): Gain[] => {
        // Those who pay as much as each other are told together.
        const amounts = [...new Set(own.map(({ sum }) => sum))];
        const parts = amounts.map((amount) => ({
          amount,
          others: own.filter(({ sum }) => sum === amount).map(({ other }) => other),
        }));
        return parts.length > 0 ? [{ rule, parts }] : [];
      },
    );
    return pot === 0 ? fromSeats : [...fromSeats, { rule, parts: [{ amount: pot, others: 'pot' as const }] }];
  });
}
