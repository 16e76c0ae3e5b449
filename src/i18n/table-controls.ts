/** The words of whoever acts at a table: the bar, what must be chosen, what one is asked before it is done. */
import { acting as english } from './en/table-controls.ts';
import { inLanguage } from './in-language.ts';

export type InputWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const inputWordsIn = inLanguage({ en: english });
