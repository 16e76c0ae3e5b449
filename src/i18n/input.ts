/** The words of whoever acts at a table: the bar, what must be chosen, what one is asked before it is done. */
import { acting as english } from './en/input.ts';
import { inLanguage } from './in-language.ts';

/** What stands on a slip. */
interface SlipText {
  readonly head: string;
  readonly text: string;
}

export interface InputWords {
  readonly pass: string;
  readonly discard: string;
  readonly discardSaying: (word: string) => string;
  readonly give: (count: number) => string;
  readonly show: string;
  /** What stands on the button of a word: "Fishing". */
  readonly saying: (word: string) => string;
  /** Where no tile was chosen yet. */
  readonly chooseFirst: SlipText;
  /** Above the tiles or pairs one must choose from: "Kong of which tile?", "Sheung with which two?" */
  readonly ofWhich: (word: string) => string;
  readonly withWhich: (word: string) => string;
  readonly cancel: string;
  /** Passing a tile that one could win with: asked once. */
  readonly mayWin: (word: string) => SlipText;
  readonly passAnyway: string;
  readonly takeBack: string;
  /** Insisting on a mistake that has a price. */
  readonly anyway: (price: string) => string;
  /** Doing what one was warned of. */
  readonly allTheSame: (action: string) => string;
}

/** The words of this language, or English where it is not spoken yet. */
export const inputWordsIn = inLanguage<InputWords>({ en: english });
