/** Why a link leads to no hand. */
import { unopened as english } from './en/bad-link.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const badLinkWordsIn = inLanguage({ en: english });
