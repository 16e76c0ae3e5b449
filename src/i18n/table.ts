/** The words of the table itself: what stands on the cloth and on its controls. Sentences are in `words.ts`. */
import { table as english } from './en/table.ts';
import { inLanguage } from './in-language.ts';

export type TableWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const tableWordsIn = inLanguage({ en: english });
