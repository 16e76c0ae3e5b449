/** Props of the bookkeeping exercise. */
import type { Seat } from '../../engine/seats.ts';

/** The two books: `cash` is money paid at once, `debts` are amounts owed from now on. */
export type BookKind = 'cash' | 'debts';

/** One payment or debt, or a part of it. */
export interface BookLine {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  /** Id of the rule behind it; null if unchanged from before. */
  readonly rule: string | null;
}

/** Reason for a line: a rule and its effect, in a sentence. */
interface BookReason {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  readonly href: string;
}

export interface BookProps {
  /** Key in the reader's solved exercises. */
  readonly name: string;
  readonly ask: string;
  readonly kind: BookKind;
  /** Unit of all amounts. */
  readonly money: string;
  /** The four seats by name, from East. */
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  /** Entries already in the book, one sentence each. */
  readonly before: readonly string[];
  /** The same entries as lines, if the reader continues that book and updates them. */
  readonly open: readonly BookLine[];
  /** The right lines, one for each payer, payee and reason; of a debt also one for what was owed before. */
  readonly lines: readonly BookLine[];
  /** Rules to choose from as reasons, with their links. */
  readonly rules: readonly { readonly id: string; readonly title: string; readonly href: string }[];
  readonly reasons: readonly BookReason[];
  /** The author's remark, as HTML. */
  readonly remark: string;
}
