/** The words of the search as one types. */
import { search as english } from './en/search.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const searchWordsIn = inLanguage({ en: english });
