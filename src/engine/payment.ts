import type { RuleId } from './action.ts';
import type { ScoreRank } from './score.ts';
import type { Seat } from './seats.ts';

/** A seat's account, or the pot in the middle. */
export type Account = Seat | 'pot';

/** One payment or one promised amount. Amounts are in the table's money, may be halves, and are never rounded. */
export interface Payment {
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  readonly rule: RuleId;
  /** `debt` records what is owed. Collecting a debt is one payment in each book. */
  readonly book: 'cash' | 'debt';
  /** Set if the payment reduces or cancels a debt of the payee to the payer. */
  readonly off?: true;
  /** Set if a debt to the payee already exists and grows by this amount. */
  readonly more?: true;
}

/** Payments made together, for one reason. */
export interface PaymentGroup {
  readonly rule: RuleId;
  readonly payments: readonly Payment[];
}

/** What a mistake costs. Without payments and `final` it costs only the action itself. */
export interface Price extends PaymentGroup {
  /** Points that come off the final score instead of being paid now. */
  readonly final?: number;
}

/** The calculation behind an amount that is not agreed. Text is made from it where it is shown. */
export type AmountSum =
  /** fan × value + base; `dealer`: the extra fan for the dealer. */
  | {
      readonly is: 'fan';
      readonly fan: number;
      readonly dealer: number;
      readonly each: number;
      readonly base: number;
    }
  /** Worth of `fan` by the pay table, and the share of one player (divided by `over`). */
  | { readonly is: 'table'; readonly fan: number; readonly worth: number; readonly over: number }
  /** Worth of the winner's hand × `times`. */
  | { readonly is: 'hand'; readonly worth: number; readonly times: number }
  /** Difference between two hands × `times`. */
  | { readonly is: 'difference'; readonly more: number; readonly less: number; readonly times: number }
  /** Worth of a hand × `times`, rounded up. */
  | { readonly is: 'rounded'; readonly worth: number; readonly times: number; readonly rank?: ScoreRank }
  /** A debt that grows or shrinks by half of `of`. */
  | { readonly is: 'half'; readonly of: number };

/** Balance of each account. The sum over all accounts is the same after every event: payments cancel out. */
export interface Book {
  readonly seats: readonly [number, number, number, number];
  readonly pot: number;
}

export const emptyBook: Book = { seats: [0, 0, 0, 0], pot: 0 };

/** Applies payments to a book. */
export function payInto(book: Book, payments: readonly Payment[]): Book {
  const seats: [number, number, number, number] = [...book.seats];
  let pot = book.pot;
  for (const { from, to, amount } of payments) {
    if (from === 'pot') pot -= amount;
    else seats[from] -= amount;
    if (to === 'pot') pot += amount;
    else seats[to] += amount;
  }
  return { seats, pot };
}

/** Amount one seat owes another. */
export interface Debt {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
}

/**
 * Applies the debt payments of a list to the open debts. Settled debts are dropped.
 * @throws RangeError when a debt payment names the pot or would leave a debt below zero.
 */
export function bookDebts(debts: readonly Debt[], payments: readonly Payment[]): readonly Debt[] {
  const open = new Map(debts.map((debt) => [`${debt.from}>${debt.to}`, debt]));
  for (const { from, to, amount, book } of payments) {
    if (book !== 'debt') continue;
    if (from === 'pot' || to === 'pot') throw new RangeError('the pot neither lends nor borrows');
    // A payment against an open debt in the other direction reduces it; any other adds a debt.
    const back = open.get(`${to}>${from}`);
    if (back) {
      if (amount > back.amount)
        throw new RangeError(`a debt of ${back.amount} cannot be lessened by ${amount}`);
      if (amount === back.amount) open.delete(`${to}>${from}`);
      else open.set(`${to}>${from}`, { ...back, amount: back.amount - amount });
    } else {
      const key = `${from}>${to}`;
      open.set(key, { from, to, amount: (open.get(key)?.amount ?? 0) + amount });
    }
  }
  return [...open.values()].sort((a, b) => a.from - b.from || a.to - b.to);
}
