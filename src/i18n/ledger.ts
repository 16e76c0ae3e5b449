/** The words of a match's ledger. */
import type { LedgerStanding } from '../engine/clause.ts';
import { ledger as english } from './en/ledger.ts';
import { inLanguage } from './in-language.ts';

export interface LedgerWords {
  readonly title: string;
  /** "Cash, in points": the unit of every number below it. */
  readonly cash: (unit: string) => string;
  readonly debts: (unit: string) => string;
  readonly noDebts: string;
  readonly player: string;
  readonly before: string;
  /** The same, where there is no room for a column. */
  readonly wasBefore: (amount: string) => string;
  readonly thisHand: string;
  readonly now: string;
  readonly nothing: string;
  /** "South owes East" */
  readonly owes: (from: string, to: string, you: boolean) => string;
  /** Of an amount: "from South", "to South". */
  readonly other: (seat: string, pays: boolean) => string;
  /** A debt that was open and is paid. */
  readonly settled: string;
  /** What the match remembers beside money. */
  readonly standing: string;
  readonly standings: Readonly<Record<LedgerStanding['is'], string>>;
  readonly hands: string;
  /** "Hand 3, dealt by East: West wins, 13 fan." */
  readonly hand: (number: number, dealer: string, outcome: string) => string;
  readonly won: (seats: string, several: boolean, you: boolean, worth: string) => string;
  readonly drawn: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const ledgerWordsIn = inLanguage<LedgerWords>({ en: english });
