/** Gains and losses of each seat in a hand, by rule. */
import type { RuleId } from '../../engine/action.ts';
import type { Account, PaymentGroup } from '../../engine/payment.ts';
import { type PaymentLine, paymentLines } from '../../engine/payment-lines.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import type { Ledger } from '../../ui/Ledger/balances.ts';

/** Merges payments by rule, in order of each rule's first payment. */
export function byRule(paid: readonly PaymentGroup[]): PaymentGroup[] {
  const rules = new Map<RuleId, PaymentGroup>();
  for (const { rule, payments } of paid) {
    rules.set(rule, { rule, payments: [...(rules.get(rule)?.payments ?? []), ...payments] });
  }
  return [...rules.values()];
}

/** Net debts owed to this seat from this hand; negative if it owes more. */
export const owedTo = ({ debts }: Ledger, seat: Seat): number =>
  debts.reduce((sum, { from, to, now }) => sum + (to === seat ? now : from === seat ? -now : 0), 0);

/** Total gain or loss of a seat by one rule, paid or owed, and the other parties. */
interface Gain {
  readonly rule: RuleId;
  /** Amount per other party; negative if the seat pays. */
  readonly parts: readonly { readonly amount: number; readonly others: readonly Seat[] | 'pot' }[];
}

/**
 * Gains of a seat by rule, then its losses, leaving out what nets to zero. Example: 8 from each of three others gives
 * one part {amount: 8, others: [three seats]}.
 */
export function gainsOf(paid: readonly PaymentGroup[], seat: Seat): Gain[] {
  return byRule(paid).flatMap(({ rule, payments }) => {
    const sumWith = (other: Account): number =>
      payments.reduce((sum, { from, to, amount, off }) => {
        // A payment struck off a debt also appears as cash; count it once.
        if (off) return sum;
        return sum + (to === seat && from === other ? amount : from === seat && to === other ? -amount : 0);
      }, 0);
    const others = SEATS.map((other) => ({ other, sum: sumWith(other) }));
    const pot = sumWith('pot');
    const fromSeats = [others.filter(({ sum }) => sum > 0), others.filter(({ sum }) => sum < 0)].flatMap(
      (own): Gain[] => {
        // Parties with equal amounts are grouped.
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

/**
 * The payments to the winners that are worked out from their hands; in a game without such arithmetic, those by a rule
 * of their score.
 */
export function winLines(
  paid: readonly PaymentGroup[],
  sumOf: Ruleset['sumOf'],
  outcome: Outcome,
): PaymentLine[] {
  if (outcome.is !== 'won') return [];
  const scored = outcome.winners.flatMap(({ score }) => score.lines.map(({ pattern }) => pattern));
  const winners = outcome.winners.map(({ seat }) => seat);
  const isForWin = ({ payments, sum, rule }: PaymentLine): boolean =>
    (sum !== null || scored.includes(rule)) &&
    payments.every(({ to }) => to !== 'pot' && winners.includes(to));
  return paymentLines(byRule(paid), sumOf, outcome).filter(isForWin);
}
