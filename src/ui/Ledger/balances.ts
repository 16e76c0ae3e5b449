/** Explains each number of a ledger: balance before, entries, balance now. */
import type { RuleId } from '../../engine/action.ts';
import type { Book, Debt, Payment, PaymentGroup } from '../../engine/payment.ts';
import { type BySeat, bySeat, type Seat } from '../../engine/seats.ts';

/** An entry that changed a balance, and its rule. */
export interface LedgerEntry {
  readonly amount: number;
  readonly rule: RuleId;
}

interface LedgerAccount<E extends LedgerEntry = LedgerEntry> {
  readonly before: number;
  readonly entries: readonly E[];
  readonly now: number;
}

/** A payment as seen by one of its two parties; negative for the payer. */
export interface LedgerPayment extends LedgerEntry {
  readonly payment: Payment;
}

export interface DebtAccount extends LedgerAccount {
  readonly from: Seat;
  readonly to: Seat;
}

/** Cash and debts, side by side and never netted. */
export interface Ledger {
  readonly cash: BySeat<LedgerAccount<LedgerPayment>>;
  readonly debts: readonly DebtAccount[];
}

/** Balances at the start of the hand. */
export interface OpeningBalance {
  readonly cash: Book;
  readonly debts: readonly Debt[];
}

/** Builds the ledger of a hand from its payments. */
export function ledgerOf(opening: OpeningBalance, paid: readonly PaymentGroup[]): Ledger {
  const cash = bySeat((seat) => ({ before: opening.cash.seats[seat], entries: [] as LedgerPayment[] }));
  const debts = new Map<string, { from: Seat; to: Seat; before: number; entries: LedgerEntry[] }>();
  const account = (from: Seat, to: Seat) => {
    const key = `${from}>${to}`;
    const found = debts.get(key) ?? { from, to, before: 0, entries: [] };
    debts.set(key, found);
    return found;
  };
  for (const { from, to, amount } of opening.debts) account(from, to).before = amount;
  for (const payment of paid.flatMap(({ payments }) => payments)) {
    const { from, to, amount, rule, book, off } = payment;
    if (book === 'cash') {
      if (from !== 'pot') cash[from].entries.push({ amount: -amount, rule, payment });
      if (to !== 'pot') cash[to].entries.push({ amount, rule, payment });
    } else if (from !== 'pot' && to !== 'pot') {
      // Each entry of a debt is kept, since they explain how it grows and shrinks.
      if (off) account(to, from).entries.push({ amount: -amount, rule });
      else account(from, to).entries.push({ amount, rule });
    }
  }
  return {
    cash: bySeat((seat) => sumAccount(cash[seat])),
    debts: [...debts.values()].map((debt) => ({ from: debt.from, to: debt.to, ...sumAccount(debt) })),
  };
}

const sumAccount = <E extends LedgerEntry>({
  before,
  entries,
}: Omit<LedgerAccount<E>, 'now'>): LedgerAccount<E> => ({
  before,
  entries,
  now: entries.reduce((sum, { amount }) => sum + amount, before),
});
