/** The words of a question between the lines: apart from those of other widgets, since scenes ask such ones, too. */
import { check as english } from './en/check.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const checkWordsIn = inLanguage({ en: english });
