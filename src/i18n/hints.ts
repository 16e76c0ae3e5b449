/** What a hint says. */
import { hints as english } from './en/hints.ts';
import { inLanguage } from './in-language.ts';

export type HintWords = typeof english;
export type { Advice, HintGoal } from './en/hints.ts';

/** The words of this language, or English where it is not spoken yet. */
export const hintWordsIn = inLanguage({ en: english });
