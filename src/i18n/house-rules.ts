/** The words of the pages where a table sets its own rules. */
import { houseRules as english } from './en/house-rules.ts';
import { inLanguage } from './in-language.ts';

export type HouseRulesWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const houseRulesWordsIn = inLanguage({ en: english });
