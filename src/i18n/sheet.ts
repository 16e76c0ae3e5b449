/** The words of the sheet for the table: one printed page a game. */
import { sheet as english } from './en/sheet.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const sheetWordsIn = inLanguage({ en: english });
