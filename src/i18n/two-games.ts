/** The words of questions that are asked about two games: they are loaded with the first of them. */
import { both as english } from './en/two-games.ts';
import { inLanguage } from './in-language.ts';

export type { BothAnswer, BothKind } from './en/two-games.ts';

/** The words of this language, or English where it is not spoken yet. */
export const twoGamesWordsIn = inLanguage({ en: english });
