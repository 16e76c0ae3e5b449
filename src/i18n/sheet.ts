/** The words of the sheet for the table: one printed page a game. */
import { sheet as english } from './en/sheet.ts';
import { inLanguage } from './in-language.ts';

export interface SheetWords {
  readonly title: (game: string) => string;
  readonly lead: string;
  /** The link to it. */
  readonly action: string;
  readonly print: string;
  readonly complete: string;
  readonly calls: string;
  readonly kongs: string;
  readonly also: string;
  readonly values: string;
  readonly pays: string;
  readonly end: string;
  /** Of the table of calls. */
  readonly say: string;
  readonly when: string;
  readonly from: {
    readonly anyone: string;
    readonly next: string;
    readonly nobody: string;
    readonly wall: string;
  };
  readonly makes: {
    readonly chow: string;
    readonly pung: string;
    readonly kong: string;
    readonly win: string;
    /** @param term what such a win is called */
    readonly selfDraw: (term: string) => string;
  };
  /** Of the table of payments: what a win of so much is paid by whoever discarded, and by each of the others. */
  readonly worth: (unit: string) => string;
  readonly discarder: (money: string) => string;
  readonly each: (money: string) => string;

  /** Where more is not paid: "13 and more". */
  readonly andMore: (total: number) => string;
  readonly foot: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const sheetWordsIn = inLanguage<SheetWords>({ en: english });
