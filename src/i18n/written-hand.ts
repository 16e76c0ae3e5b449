/** The words of a hand as its author wrote it. */
import { writtenHand as english } from './en/written-hand.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const writtenHandWordsIn = inLanguage({ en: english });
