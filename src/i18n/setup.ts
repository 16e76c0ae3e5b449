/** The words of the panel by which the next hand is dealt. */
import { setup as english } from './en/setup.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const setupWordsIn = inLanguage({ en: english });
