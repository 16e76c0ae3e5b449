/** The words around questions that another page asks for. */
import { ownBoards as english } from './en/own-boards.ts';
import { inLanguage } from './in-language.ts';

/** The words in a language; English where there are none. */
export const ownBoardsWordsIn = inLanguage({ en: english });
