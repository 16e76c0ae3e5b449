/** The words of questions that are asked about two games: they are loaded with the first of them. */
import { both as english } from './en/both.ts';

export interface BothWords {
  /** Above such a question. */
  readonly ask: string;
  /** Which of the games is asked about. */
  readonly in: (game: string) => string;
  /** Before the sets that this game's hands have more, or that are left out in it. */
  readonly change: (isAdded: boolean, game: string) => string;
  /** @param wins the games in which it wins @param other the one in which it does not, where the games differ */
  readonly verdict: (right: boolean, wins: readonly string[], other: string) => string;
  /** What one game says. */
  readonly says: (game: string, wins: boolean) => string;
  /** The answer for this game is that of the other. */
  readonly habit: (game: string, other: string) => string;
  readonly parting: (rule: string, game: string) => string;
  readonly rows: string;
  /** Above the sets as a game has them. */
  readonly sets: (game: string) => string;
  /** Where one comes to such questions. */
  readonly door: {
    readonly title: string;
    readonly says: string;
    readonly pair: (one: string, other: string) => string;
  };
}

const languages: Readonly<Record<string, BothWords>> = { en: english };

/** The words of this language, or English where it is not spoken yet. */
export const bothWordsIn = (language: string): BothWords => languages[language] ?? english;
