/** The words of a hand as its author wrote it. */
import { writtenHand as english } from './en/written-hand.ts';
import { inLanguage } from './in-language.ts';

export interface WrittenHandWords {
  /** What a hand is called whose author gave it no label. */
  readonly hand: string;
  /** Before the winning tile, in a hand's words: "drawn", "claimed". */
  readonly drawn: string;
  readonly claimed: string;
  readonly robbed: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const writtenHandWordsIn = inLanguage<WrittenHandWords>({ en: english });
