/** The words of boards in a row: apart from those of other widgets, so that a frame that asks them loads no more. */
import { drill as english } from './en/drill.ts';
import { inLanguage } from './in-language.ts';

export type DrillWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const drillWordsIn = inLanguage({ en: english });
