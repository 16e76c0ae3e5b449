/** The words of a book that the reader writes. */
import { book as english } from './en/book.ts';
import { inLanguage } from './in-language.ts';

export type BookWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const bookWordsIn = inLanguage({ en: english });
