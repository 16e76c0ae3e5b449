/** The words of the home page's table. */
import { warmUp as english } from './en/warm-up.ts';
import { inLanguage } from './in-language.ts';

export type WarmUpWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const warmUpWordsIn = inLanguage({ en: english });
