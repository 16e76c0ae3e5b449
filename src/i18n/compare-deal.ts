/** The words of the page where one deal is played under two games until they part. */
import { parting as english } from './en/compare-deal.ts';
import { inLanguage } from './in-language.ts';

export type CompareDealWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const compareDealWordsIn = inLanguage({ en: english });
