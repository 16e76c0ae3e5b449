/** The words of questions that are asked about two games: they are loaded with the first of them. */
import { both as english } from './en/two-games.ts';
import { inLanguage } from './in-language.ts';

/** What a game answers. */
export interface BothAnswer {
  readonly game: string;
  /** In a word or a few. */
  readonly says: string;
  /** As keys write it. */
  readonly right: readonly string[];
}

/** What is said of one kind of question. */
export interface BothKind {
  /** Above such a question. */
  readonly ask: string;
  /** What it is called where one comes back to it. */
  readonly name: string;
  readonly verdict: (right: boolean, one: BothAnswer, other: BothAnswer) => string;
}

export interface TwoGamesWords {
  /** By the names of their folders. */
  readonly kinds: Readonly<Record<string, BothKind>>;
  /** Which of the games is asked about. */
  readonly in: (game: string) => string;
  /** Whose tiles they are, where it is about a table. */
  readonly table: (game: string) => string;
  /** Before the sets that this game's hands have more, or that are left out in it. */
  readonly change: (isAdded: boolean, game: string) => string;
  /** What one game says. */
  readonly says: (game: string, says: string) => string;
  readonly win: { readonly yes: string; readonly no: string };
  readonly may: {
    readonly yes: string;
    readonly no: string;
    /** What is pressed. */
    readonly answers: { readonly yes: string; readonly no: string };
  };
  readonly waits: {
    /** What completes it; of nothing the list is empty. */
    readonly says: (tiles: string, count: number) => string;
    /** Goes on to the other game. */
    readonly next: string;
    readonly change: string;
    readonly with: (tile: string, game: string) => string;
  };
  readonly claim: {
    readonly gets: (seats: string, count: number) => string;
    readonly nobody: string;
  };
  /** The answer for this game is that of the other. */
  readonly habit: (game: string, other: string) => string;
  readonly parting: (rule: string, game: string) => string;
  readonly rows: string;
  /** Above the sets as a game has them. */
  readonly sets: (game: string) => string;
  /** The same of seven pairs. */
  readonly pairs: (game: string) => string;
  /** Where one comes to such questions. */
  readonly door: {
    readonly title: string;
    readonly says: string;
    readonly pair: (one: string, other: string) => string;
  };
}

/** The words of this language, or English where it is not spoken yet. */
export const twoGamesWordsIn = inLanguage<TwoGamesWords>({ en: english });
