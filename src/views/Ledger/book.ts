/** How each number of a ledger came about: what stood there, what was added, what stands there now. */
import type { RuleId } from '../../engine/action.ts';
import type { Book, Debt, PaymentGroup } from '../../engine/payment.ts';
import { type BySeat, bySeat, type Seat } from '../../engine/seats.ts';

/** One thing that changed a number, and the rule it rests on. */
export interface Entry {
  readonly amount: number;
  readonly rule: RuleId;
}

export interface Account {
  readonly before: number;
  readonly entries: readonly Entry[];
  readonly now: number;
}

export interface DebtAccount extends Account {
  readonly from: Seat;
  readonly to: Seat;
}

/** Cash and debts, side by side and never mixed. */
export interface Ledger {
  readonly cash: BySeat<Account>;
  readonly debts: readonly DebtAccount[];
}

/** What everybody had when the hand began. */
export interface Opening {
  readonly cash: Book;
  readonly debts: readonly Debt[];
}

/** The ledger of a hand. In cash all that one rule brought is one entry, and all that it cost another. */
export function ledgerOf(opening: Opening, paid: readonly PaymentGroup[]): Ledger {
  const cash = bySeat((seat) => ({ before: opening.cash.seats[seat], entries: [] as Entry[] }));
  const debts = new Map<string, { from: Seat; to: Seat; before: number; entries: Entry[] }>();
  const account = (from: Seat, to: Seat) => {
    const key = `${from}>${to}`;
    const found = debts.get(key) ?? { from, to, before: 0, entries: [] };
    debts.set(key, found);
    return found;
  };
  for (const { from, to, amount } of opening.debts) account(from, to).before = amount;
  for (const { from, to, amount, rule, book, off } of paid.flatMap(({ payments }) => payments)) {
    if (book === 'cash') {
      if (from !== 'pot') enter(cash[from].entries, -amount, rule);
      if (to !== 'pot') enter(cash[to].entries, amount, rule);
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

function enter(entries: Entry[], amount: number, rule: RuleId): void {
  const at = entries.findIndex((entry) => entry.rule === rule && entry.amount > 0 === amount > 0);
  const found = entries[at];
  if (found) entries[at] = { amount: found.amount + amount, rule };
  else entries.push({ amount, rule });
}

const summed = ({ before, entries }: { before: number; entries: readonly Entry[] }): Account => ({
  before,
  entries,
  now: entries.reduce((sum, { amount }) => sum + amount, before),
});
