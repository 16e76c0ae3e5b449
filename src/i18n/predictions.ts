/** The words of answers that the rules give while a page is built. Apart from `lesson.ts`, so that no reader loads them. */
import { foreseen as english } from './en/predictions.ts';
import { inLanguage } from './in-language.ts';

/** The words in this language, or in English where it is not spoken yet. */
export const predictionWordsIn = inLanguage({ en: english });
