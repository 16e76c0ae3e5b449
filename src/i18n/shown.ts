/** The words of what a scene shows beside its table. They are only needed where pages are built. */
import { shown as english } from './en/shown.ts';
import { inLanguage } from './in-language.ts';

export interface ShownWords {
  readonly dice: string;
  readonly receipt: string;
  readonly total: string;
  /** Before anybody has won. */
  readonly unwon: string;
  /** What a hand of those who did not win comes to. */
  readonly hand: (worth: string) => string;
  readonly unthrown: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const shownWordsIn = inLanguage<ShownWords>({ en: english });
