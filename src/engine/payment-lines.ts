/** Groups payments into lines: one line for each reason and calculation. */
import type { RuleId } from './action.ts';
import type { AmountSum, Payment, PaymentGroup } from './payment.ts';
import type { Ruleset } from './ruleset.ts';
import type { Outcome } from './table.ts';

export interface PaymentLine {
  readonly rule: RuleId;
  readonly payments: readonly Payment[];
  /** Calculation of each payment in the line; null for agreed amounts. */
  readonly sum: AmountSum | null;
  readonly amount: number;
}

/**
 * Groups the payments of a settlement into lines, in order. Example: three losers paying the same amount by the same
 * calculation make one line.
 */
export function paymentLines(
  groups: readonly PaymentGroup[],
  sumOf: Ruleset['sumOf'],
  outcome: Outcome,
): PaymentLine[] {
  const lines = new Map<string, PaymentLine>();
  for (const [i, group] of groups.entries()) {
    for (const payment of group.payments) {
      const { rule, amount } = payment;
      const sum = sumOf?.(payment, outcome) ?? null;
      // A payment and the debt it settles stay in one line, whatever their amounts.
      const key = sum === null ? `${i} ${rule}` : `${rule} ${amount} ${JSON.stringify(sum)}`;
      const line = lines.get(key);
      lines.set(key, { rule, sum, amount, payments: [...(line?.payments ?? []), payment] });
    }
  }
  return [...lines.values()];
}
