/** What practice says once something was answered, or where something is in the way: no page begins with it. */
import { later as english } from './en/practice-later.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const laterWordsIn = inLanguage({ en: english });
