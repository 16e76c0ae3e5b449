/** The words of the page where the games stand beside each other. */
import { compare as english } from './en/compare.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const compareWordsIn = inLanguage({ en: english });
