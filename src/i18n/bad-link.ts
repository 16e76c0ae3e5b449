/** Why a link leads to no hand. */
import { unopened as english } from './en/bad-link.ts';

export interface UnopenedWords {
  readonly broken: string;
  readonly brokenText: (why: string) => string;
  /** The hand of a link is another game's: its title, or the id of a game that is not there. */
  readonly otherGame: (title: string) => string;
  readonly unknownGame: (id: string) => string;
  readonly openThere: string;
  /** "Its 14th move" by number: who makes it, and what it is. */
  readonly illegalMove: (number: number, who: string, what: string) => string;
  readonly moveAfterEnd: (number: number, who: string, what: string) => string;
  readonly unusable: string;
}

const languages: Readonly<Record<string, UnopenedWords>> = { en: english };

/** The words of this language, or English where it is not spoken yet. */
export const unopenedWordsIn = (language: string): UnopenedWords => languages[language] ?? english;
