/** The words of the page on which the referee's protocol is live. */
import { referee as english } from './en/referee.ts';
import { inLanguage } from './in-language.ts';

export type RefereeWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const refereeWordsIn = inLanguage({ en: english });
