/** Converts fan to points (rule `payment`). The source has no payments, and the rulebook says so. */
import type { RuleId } from '../../engine/action.ts';
import type { Account, PaymentGroup } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Outcome } from '../../engine/table.ts';
import { onePays, othersPay } from '../parts/payments.ts';

/** Points by fan, 0 to 13. */
const HALF_SPICY = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384] as const;

export const PAYMENTS = ['half-spicy', 'full-spicy', 'none'] as const;
export type PaymentTable = (typeof PAYMENTS)[number];

/** Points of a hand of that many fan. */
export const pointsFor = (fan: number, table: PaymentTable): number =>
  table === 'none' ? 0 : table === 'full-spicy' ? 2 ** fan : (HALF_SPICY[Math.min(fan, 13)] ?? 0);

/** Values of `discard-payment`: who pays for a discard. */
export const DISCARD_PAYMENTS = ['discarder', 'shared'] as const;
type DiscardPayment = (typeof DISCARD_PAYMENTS)[number];

/**
 * Settles a win. Discard: the discarder pays all, or half, with the other losers paying a quarter each. Self-draw: each
 * of the three pays exactly half.
 */
export function settleBy(
  table: PaymentTable,
  discard: DiscardPayment,
): ((outcome: Outcome) => readonly PaymentGroup[]) | null {
  if (table === 'none') return null;
  return (outcome) => {
    if (outcome.is === 'drawn') return [];
    return outcome.winners.map(({ seat, how, score }): PaymentGroup => {
      const points = pointsFor(score.total, table);
      if (how.by === 'draw') return othersPay('payment', seat, points / 2);
      if (discard === 'discarder') return onePays('payment', how.from, seat, points);
      const won = (other: Account): boolean => outcome.winners.some((winner) => winner.seat === other);
      const shared = othersPay('discard-payment', seat, points / 4);
      return {
        ...shared,
        payments: shared.payments.flatMap((each) =>
          each.from === how.from ? { ...each, amount: points / 2 } : won(each.from) ? [] : each,
        ),
      };
    });
  };
}

/** The rules of payments for a win. */
const WIN: ReadonlySet<RuleId> = new Set(['payment', 'discard-payment']);

/** Explains an amount: the points of the fan, and the share one player pays. */
export const sumBy =
  (table: PaymentTable): NonNullable<Ruleset['sumOf']> =>
  ({ to, amount, rule }, outcome) => {
    if (!WIN.has(rule)) return null;
    const fan =
      outcome.is === 'won' ? outcome.winners.find(({ seat }) => seat === to)?.score.total : undefined;
    if (fan === undefined || amount === 0) return null;
    const worth = pointsFor(fan, table);
    return { is: 'table', fan, worth, over: worth / amount };
  };
