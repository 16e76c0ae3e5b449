/** The words of the page where one hand is put to every game. */
import type { Terms } from '../engine/ruleset.ts';
import { compareHand as english } from './en/compare-hand.ts';
import { inLanguage } from './in-language.ts';

interface CompareHandTexts {
  readonly head: string;
  readonly text: string;
}

export interface CompareHandWords {
  /** Of the cloth as long as no tile lies on it. */
  readonly empty: CompareHandTexts;
  readonly title: string;
  readonly lead: string;
  /** What the page does, where it is linked. */
  readonly door: string;
  /** Above hands that are there to be pressed. */
  readonly begin: string;
  readonly deal: string;
  /** What calls are called where no game is meant. */
  readonly terms: Terms;
  /** The tiles to press, and the line to type in. */
  readonly lay: string;
  readonly size: string;
  readonly sized: (tiles: number) => string;
  /** Above what can be said of how it was won, with what is said now. */
  readonly how: (came: string) => string;

  readonly ask: string;
  /** @param told the game that has answered already; null where none has */
  readonly askNote: (told: string | null) => string;
  readonly guess: {
    readonly wins: string;
    readonly loses: string;
    readonly of: (game: string) => string;
  };
  readonly skip: string;
  /** What is answered to a guess. */
  readonly answer: (right: boolean, wins: boolean) => string;
  /** How many guesses were right, once all are made. */
  readonly guessed: (right: number, of: number) => string;
  readonly answers: string;
  /** Said of a hand that was dealt or opened: its tiles. */
  readonly laid: (tiles: string) => string;
  /** Where it wins, said beside the hand. */
  readonly summary: (wins: readonly string[], of: number) => string;
  readonly wins: string;
  readonly loses: string;

  /** “It has no east wind or red dragon.” */
  readonly lacks: (tiles: readonly string[]) => string;
  readonly unfit: (need: number) => CompareHandTexts;
  /** Bonus tiles that a game does not have. */
  readonly aside: (tiles: readonly string[]) => string;
  readonly added: (need: number) => string;
  readonly left: (need: number) => string;
  /** Why this set, of those that could be added or left out. */
  readonly suggestion: string;
  readonly why: { readonly added: string; readonly left: string };
  readonly noneWins: { readonly added: string; readonly left: string };
  readonly chosen: string;
  readonly choose: { readonly added: string; readonly left: string };
  readonly suggested: (set: string) => string;
  readonly lines: { readonly won: string; readonly short: string };
  /** What the receipt of a game is called, from what a receipt is called. */
  readonly billOf: (worth: string, game: string) => string;
  /** What a game asks for that no tile shows: it is taken as done. */
  readonly presumed: string;
  /** What losers score, which is not known. */
  readonly losers: (title: string, says: string) => string;
  /** Of a win where nothing is counted. */
  readonly uncounted: string;
  /** What is paid before the win. */
  readonly onSpot: string;
  readonly desk: string;

  /** The worked hands that are read where there are no scripts. */
  readonly worked: string;
  readonly workedLead: string;
  /** “South’s hand in the East round, won on North’s discard.” Both seats as owners; the second gave the tile. */
  readonly came: (
    owner: string,
    round: string,
    from: { readonly owner: string; readonly robbed: boolean } | null,
  ) => string;
}

/** The words of this language, or English where it is not spoken yet. */
export const compareHandWordsIn = inLanguage<CompareHandWords>({ en: english });
