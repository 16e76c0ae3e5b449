/** The words of the page that tells how to embed. */
import { embed as english } from './en/embed.ts';
import { inLanguage } from './in-language.ts';

export type EmbedWords = typeof english;

/** The page's words in a language; English where there are none. */
export const embedWordsIn = inLanguage({ en: english });
