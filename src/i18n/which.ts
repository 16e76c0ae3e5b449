/** The words of the page that finds out which game a table plays. */
import { which as english } from './en/which.ts';
import { inLanguage } from './in-language.ts';

export type WhichWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const whichWordsIn = inLanguage({ en: english });
