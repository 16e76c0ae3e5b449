/** The words of what is kept on a device. */
import { offline as english } from './en/offline.ts';
import { inLanguage } from './in-language.ts';

/** The words in a language; English where there are none. */
export const offlineWordsIn = inLanguage({ en: english });
