/** The words of the receipt and of the page that scores a hand. */
import { scorePage as english } from './en/score-page.ts';
import { inLanguage } from './in-language.ts';

export type ScorePageWords = typeof english;

export type ReceiptWords = ScorePageWords['receipt'];

/** The words of this language, or English where it is not spoken yet. */
export const scorePageWordsIn = inLanguage({ en: english });
