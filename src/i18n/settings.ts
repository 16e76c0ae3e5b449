/** The words of the choices of tiles, words and light. */
import { settings as english } from './en/settings.ts';
import { inLanguage } from './in-language.ts';

/** The words of this language, or English where it is not spoken yet. */
export const settingsWordsIn = inLanguage({ en: english });
