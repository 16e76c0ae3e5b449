/**
 * What things are called: tiles, seats, calls, numbers. Apart from `words.ts`, so that whoever only shows a hand and
 * asks about it loads no sentences about play.
 */
import { names as english } from './en/names.ts';
import { inLanguage } from './in-language.ts';

export type Names = typeof english;

/** The names in this language, or in English where it is not spoken yet. */
export const namesIn = inLanguage({ en: english });
