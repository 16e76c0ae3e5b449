/** Payment groups for settlements that games share. */
import type { RuleId } from '../../engine/action.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';

/** One seat pays another, in cash. */
export const onePays = (rule: RuleId, from: Seat, to: Seat, amount: number): PaymentGroup => ({
  rule,
  payments: [{ from, to, amount, rule, book: 'cash' }],
});

/** Each of the other three seats pays this one, in turn order. */
export const othersPay = (rule: RuleId, to: Seat, amount: number): PaymentGroup => ({
  rule,
  payments: othersAfter(to).map((from) => ({ from, to, amount, rule, book: 'cash' })),
});
