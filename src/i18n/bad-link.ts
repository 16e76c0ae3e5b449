/** Why a link leads to no hand. */
import { unopened as english } from './en/bad-link.ts';
import { inLanguage } from './in-language.ts';

export interface BadLinkWords {
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

/** The words of this language, or English where it is not spoken yet. */
export const badLinkWordsIn = inLanguage<BadLinkWords>({ en: english });
