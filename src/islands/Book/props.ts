/** What a book that the reader writes is given. */
import type { Seat } from '../../engine/seats.ts';

/** One line of the book. */
export interface BookLine {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  /** What makes it what it is; null where nothing has changed. */
  readonly rule: string | null;
}

/** Why a line is there: a rule, and what it did, in a sentence. */
interface BookReason {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  readonly href: string;
}

export interface BookProps {
  /** Its name among the reader's solved exercises. */
  readonly name: string;
  readonly ask: string;
  /** Paid at once, or owed from now on. */
  readonly kind: 'cash' | 'debts';
  /** The unit of every amount. */
  readonly money: string;
  /** The four players by name, from East. */
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  /** What stands in the book already, a sentence each. */
  readonly before: readonly string[];
  /** The same as lines, where that book goes on: the reader changes what has changed. */
  readonly open: readonly BookLine[];
  readonly lines: readonly BookLine[];
  /** The reasons to choose from, with their titles and where each is to be read. */
  readonly rules: readonly { readonly id: string; readonly title: string; readonly href: string }[];
  readonly reasons: readonly BookReason[];
  /** What its author says of it, as HTML. */
  readonly remark: string;
}
