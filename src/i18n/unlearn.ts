/** The words of the pages “I know one game. Teach me another”. */
import { unlearn as english } from './en/unlearn.ts';
import { inLanguage } from './in-language.ts';

export interface UnlearnWords {
  /** Where the pages are chosen: a title, what they are, and each game that may be known. */
  readonly door: {
    readonly title: string;
    readonly says: string;
    readonly know: (game: string) => string;
    /** What the links beside it have in common. */
    readonly learn: (game: string) => string;
  };
  /** On the page of a course: what to unlearn for it, by the game that one knows. */
  readonly coming: {
    readonly title: string;
    readonly says: string;
    readonly from: (game: string) => string;
  };
  readonly title: (from: string, to: string) => string;
  readonly lead: (from: string, to: string) => string;
  /** How much there is, and how long it takes. */
  readonly size: (points: number, minutes: number) => string;
  /** Before what a game answers. */
  readonly inGame: (game: string) => string;
  readonly noRule: string;
  readonly right: string;
  /** Said to an answer that other games give, and to one that none gives. */
  readonly habit: (game: string) => string;
  /** Of an answer that is right in both. */
  readonly alike: (game: string) => string;
  readonly others: (games: readonly string[]) => string;
  readonly nobody: string;
  /** What the hand costs that somebody has won with. */
  readonly price: (amount: string) => string;
  /** Said of a point that was right on an earlier visit. */
  readonly before: string;
  readonly lesson: (title: string) => string;
  /** More questions like this one. */
  readonly more: string;
  readonly rule: (title: string) => string;
  /** The end: how far one is, how it went, and the way on. */
  readonly end: {
    readonly title: string;
    readonly open: (answered: string, of: number) => string;
    readonly done: (right: string, of: number) => string;
    readonly again: string;
    readonly all: string;
    readonly practise: (game: string) => string;
    readonly course: (game: string) => string;
    readonly back: string;
    readonly otherWay: (from: string, to: string) => string;
  };
  /** What is only told. */
  readonly told: {
    readonly title: string;
    readonly noTime: string;
    readonly nothing: (game: string) => string;
  };
}

/** The words of this language, or English where it is not spoken yet. */
export const unlearnWordsIn = inLanguage<UnlearnWords>({ en: english });
