/** The words of the table itself: what stands on the cloth and on its controls. Sentences are in `words.ts`. */
import { table as english } from './en/table.ts';
import { inLanguage } from './in-language.ts';

export interface TableWords {
  /** The group of everything on the cloth. */
  readonly table: string;
  /** "Your hand", "West's hand" */
  readonly hand: (owner: string) => string;
  readonly discards: (owner: string) => string;
  readonly melds: (owner: string) => string;
  readonly bonus: (owner: string) => string;
  /** "13 tiles, face down" */
  readonly backs: (count: number) => string;
  /** Behind a seat's name at the bottom of the table: "East, you". */
  readonly you: string;
  /** Said of the seat whose business it is. */
  readonly now: string;
  /** Said of a seat that may be answering. */
  readonly asked: string;
  readonly won: string;
  /** Under the number of tiles left. */
  readonly inWall: string;
  /** Below it, the round where its wind counts, and which deal of a match it is: "East round · deal 2". */
  readonly moment: (wind: string | null, deal: number | null) => string;
  /** Said of the tile just drawn. */
  readonly drawn: string;
  /** A word that a seat has said aloud and stands by, beside its name: "Fishing". */
  readonly declared: (word: string) => string;
  /** Before the tiles that complete the hand, and what their list is called. */
  readonly waiting: string;
  readonly waits: string;
  /** The button that shows a seat's tiles larger. */
  readonly closer: (owner: string) => string;
  readonly nothing: string;
  /** A meld in words: the call, its tiles, who gave one. */
  readonly meld: (word: string, tiles: string, from: string | null) => string;
  readonly concealed: (word: string, tiles: string) => string;
  readonly bid: (seat: string, word: string, fate: 'open' | 'stands' | 'lost') => string;
}

/** The words of this language, or English where it is not spoken yet. */
export const tableWordsIn = inLanguage<TableWords>({ en: english });
