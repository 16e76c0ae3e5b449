/** The words of the play table: controls and guidance. Those of what is opened or told later stand by themselves. */
import { play as english } from './en/play.ts';
import { inLanguage } from './in-language.ts';

export type PlayWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const playWordsIn = inLanguage({ en: english });
