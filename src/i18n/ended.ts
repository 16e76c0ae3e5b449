/** What is said of a hand that is over: who won what, how near the reader was. */
import { ended as english } from './en/ended.ts';
import { inLanguage } from './in-language.ts';

export type EndedWords = typeof english;
export type { ReviewCost } from './en/ended.ts';

/** The words of this language, or English where it is not spoken yet. */
export const endedWordsIn = inLanguage({ en: english });
