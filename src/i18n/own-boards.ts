/** The words around questions that another page asks for. */
import { ownBoards as english } from './en/own-boards.ts';
import { inLanguage } from './in-language.ts';

export interface OwnBoardsWords {
  readonly hand: (game: string) => string;
  readonly drill: (game: string) => string;
  readonly waiting: string;
  readonly noKind: (kind: string, game: string, kinds: readonly string[]) => string;
  readonly noRules: (rules: readonly string[]) => string;
  readonly noScript: string;
}

/** The words in a language; English where there are none. */
export const ownBoardsWordsIn = inLanguage<OwnBoardsWords>({ en: english });
