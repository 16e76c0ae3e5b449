/** The words of the end of a course: what to remember, the test, the last draws of a hand. */
import { ending as english } from './en/ending.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const endingWordsIn = inLanguage({ en: english });
