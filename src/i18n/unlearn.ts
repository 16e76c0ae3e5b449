/** The words of the pages “I know one game. Teach me another”. */
import { unlearn as english } from './en/unlearn.ts';
import { inLanguage } from './in-language.ts';

export type UnlearnWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const unlearnWordsIn = inLanguage({ en: english });
