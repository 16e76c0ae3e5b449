/** How each number of a ledger came about: what stood there, what was added, what stands there now. */
import type { RuleId } from '../../engine/action.ts';
import type { Book, Debt, Payment, PaymentGroup } from '../../engine/payment.ts';
import { type BySeat, bySeat, type Seat } from '../../engine/seats.ts';

/** One thing that changed a number, and the rule it rests on. */
export interface Entry {
  readonly amount: number;
  readonly rule: RuleId;
}

export interface Account<E extends Entry = Entry> {
  readonly before: number;
  readonly entries: readonly E[];
  readonly now: number;
}

/** A payment as one of the two has it: below zero where it is this one that pays. */
export interface Paid extends Entry {
  readonly payment: Payment;
}

export interface DebtAccount extends Account {
  readonly from: Seat;
  readonly to: Seat;
}

/** Cash and debts, side by side and never mixed. */
export interface Ledger {
  readonly cash: BySeat<Account<Paid>>;
  readonly debts: readonly DebtAccount[];
}

/** What everybody had when the hand began. */
export interface Opening {
  readonly cash: Book;
  readonly debts: readonly Debt[];
}

/** The ledger of a hand, payment by payment. */
export function ledgerOf(opening: Opening, paid: readonly PaymentGroup[]): Ledger {
  const cash = bySeat((seat) => ({ before: opening.cash.seats[seat], entries: [] as Paid[] }));
  const debts = new Map<string, { from: Seat; to: Seat; before: number; entries: Entry[] }>();
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
      // Parts of a debt are kept apart: it is by them that it grows and shrinks.
      if (off) account(to, from).entries.push({ amount: -amount, rule });
      else account(from, to).entries.push({ amount, rule });
    }
  }
  return {
    cash: bySeat((seat) => summed(cash[seat])),
    debts: [...debts.values()].map((debt) => ({ from: debt.from, to: debt.to, ...summed(debt) })),
  };
}

const summed = <E extends Entry>({ before, entries }: Omit<Account<E>, 'now'>): Account<E> => ({
  before,
  entries,
  now: entries.reduce((sum, { amount }) => sum + amount, before),
});
