/** What a move does to one's hand: why it is right, or what another would have left. */
import { effects as english } from './en/effects.ts';
import { inLanguage } from './in-language.ts';

export type { Instead } from './en/effects.ts';

/** The words of this language, or English where it is not spoken yet. */
export const effectWordsIn = inLanguage({ en: english });
