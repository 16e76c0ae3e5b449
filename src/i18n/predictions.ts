/** The words of answers that the rules give while a page is built. Apart from `lesson.ts`, so that no reader loads them. */
import { foreseen as english } from './en/predictions.ts';
import { inLanguage } from './in-language.ts';

export interface PredictionWords {
  readonly outcome: Readonly<
    Record<
      | 'draws'
      | 'replaces'
      | 'discards'
      | 'ends'
      | 'no tile'
      | 'its tile'
      | 'that it is one'
      | 'nothing'
      | 'what was drawn'
      | 'that it was drawn'
      | 'where it goes',
      string
    >
  >;
  /** A tile, and where it lies: "The 5 of dots, the next tile of the wall". */
  readonly tile: (tile: string, from: 'wall' | 'tail' | 'box') => string;
  /** Why nobody else knows a tile that was drawn. */
  readonly unseen: string;
  /** How many are still to come. */
  readonly left: (count: number) => string;
  /** Of so many copies the reader holds some, and sees some elsewhere; how many that leaves, where that was found. */
  readonly countedLeft: (
    seen: { readonly copies: number; readonly held: number; readonly elsewhere: number },
    isFound: boolean,
  ) => string;
  /** Why somebody who has done this much on a turn does not do that; null where nothing is to be said of it. */
  readonly whyNot: (
    does: string,
    done: 'nothing' | 'dealt' | 'drawn' | 'called' | 'laid' | 'all',
    kong: string,
  ) => string | null;
  /** The answers to whether a hand that was dealt has as many tiles as it should. */
  readonly dealt: Readonly<Record<'short' | 'right' | 'long', string>>;
  readonly dealtWhy: (dealt: number, have: number) => string;
}

/** The words in this language, or in English where it is not spoken yet. */
export const predictionWordsIn = inLanguage<PredictionWords>({ en: english });
