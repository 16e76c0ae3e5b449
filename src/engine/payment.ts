import type { RuleId } from './action.ts';
import type { ScoreRank } from './score.ts';
import type { Seat } from './seats.ts';

/** A seat's purse, or the pot in the middle. */
export type Account = Seat | 'pot';

/** One amount that changes hands, or one that is promised. Amounts may be halves; never rounded. */
export interface Payment {
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  readonly rule: RuleId;
  /** `debt` books what is owed; collecting one is a payment in each book. */
  readonly book: 'cash' | 'debt';
  /** It takes back what the payee owes the payer, in part or all of it: a debt is lessened, not made. */
  readonly off?: true;
  /** A debt to the payee is open already, and grows by this. */
  readonly more?: true;
}

/** Payments that happen at once, for one reason. */
export interface PaymentGroup {
  readonly rule: RuleId;
  readonly payments: readonly Payment[];
}

/** How an amount comes about, where it is not an agreed one; the words are made where it is shown. */
export type AmountSum =
  /** fan × value + base, with the fan that the dealer adds. */
  | {
      readonly is: 'fan';
      readonly fan: number;
      readonly dealer: number;
      readonly each: number;
      readonly base: number;
    }
  /** What so many fan are worth by a table, and which part of it one player pays. */
  | { readonly is: 'table'; readonly fan: number; readonly worth: number; readonly over: number }
  /** What the winner's hand is worth, so many times. */
  | { readonly is: 'hand'; readonly worth: number; readonly times: number }
  /** What lies between two hands, so many times. */
  | { readonly is: 'difference'; readonly more: number; readonly less: number; readonly times: number }
  /** What a hand is worth so many times, rounded up. */
  | { readonly is: 'rounded'; readonly worth: number; readonly times: number; readonly rank?: ScoreRank }
  /** A debt that grows or shrinks by half of it. */
  | { readonly is: 'half'; readonly of: number };

/** What each account has: a book of them sums to zero after every event. */
export interface Book {
  readonly seats: readonly [number, number, number, number];
  readonly pot: number;
}

export const emptyBook: Book = { seats: [0, 0, 0, 0], pot: 0 };

/** The book after these payments. */
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

/** What one seat owes another. */
export interface Debt {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
}

/** The open debts after these payments of the debt book; what comes to nothing is left out.
 *  @throws RangeError when a debt payment names the pot or would leave a debt below zero. */
export function bookDebts(debts: readonly Debt[], payments: readonly Payment[]): readonly Debt[] {
  const open = new Map(debts.map((debt) => [`${debt.from}>${debt.to}`, debt]));
  for (const { from, to, amount, book } of payments) {
    if (book !== 'debt') continue;
    if (from === 'pot' || to === 'pot') throw new RangeError('the pot neither lends nor borrows');
    // A payment against a standing debt the other way round takes it back; any other adds one.
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
