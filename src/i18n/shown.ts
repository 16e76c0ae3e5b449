/** The words of what a scene shows beside its table. They are only needed where pages are built. */
import { shown as english } from './en/shown.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const shownWordsIn = inLanguage({ en: english });
