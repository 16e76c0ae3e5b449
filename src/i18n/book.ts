/** The words of a book that the reader writes. */
import { book as english } from './en/book.ts';
import { inLanguage } from './in-language.ts';

export interface BookWords {
  readonly lines: string;
  readonly before: string;
  readonly open: (from: string, to: string, amount: string) => string;
  readonly empty: string;
  /** Above lines that are open already. */
  readonly goesOn: string;
  readonly from: (line: number) => string;
  readonly to: (line: number) => string;
  readonly amount: (line: number, unit: string) => string;
  readonly reason: (line: number) => string;
  readonly choose: string;
  readonly chooseRule: string;
  readonly each: string;
  /** Between the two: "owes", "pays". */
  readonly verb: { readonly cash: string; readonly debts: string };
  /** A reason: the debt is as it was. */
  readonly unchanged: string;
  readonly more: string;
  readonly remove: (line: number) => string;
  readonly check: string;
  readonly reveal: string;
  /** After the answer was shown. */
  readonly again: string;
  readonly right: string;
  readonly wrong: string;
  readonly answer: string;
  readonly slips: {
    readonly unfinished: string;
    readonly twice: string;
    readonly nobody: { readonly cash: string; readonly debts: string };
    readonly amount: string;
    /** Of a line of which it is said that nothing has changed. */
    readonly unchanged: string;
    readonly rule: string;
  };
  readonly missing: (lines: number) => string;
}

/** The words of this language, or English where it is not spoken yet. */
export const bookWordsIn = inLanguage<BookWords>({ en: english });
