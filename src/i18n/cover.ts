/** The words on what stands in a frame until its reader begins. */
import { cover as english } from './en/cover.ts';
import { inLanguage } from './in-language.ts';

export type CoverWords = typeof english;

/** The words in a language; English where there are none. */
export const coverWordsIn = inLanguage({ en: english });
