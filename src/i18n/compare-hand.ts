/** The words of the page where one hand is put to every game. */
import { compareHand as english } from './en/compare-hand.ts';
import { inLanguage } from './in-language.ts';

export type CompareHandWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const compareHandWordsIn = inLanguage({ en: english });
