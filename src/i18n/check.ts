/** The words of a question between the lines: apart from those of other widgets, since scenes ask such ones, too. */
import { check as english } from './en/check.ts';
import { inLanguage } from './in-language.ts';

export interface CheckWords {
  readonly yes: (answer: string) => string;
  readonly no: (answer: string) => string;
  readonly answers: string;
  readonly show: string;
  /** The two answers of "Is this a win?". */
  readonly wins: string;
  readonly winsNot: string;
  /** How a hand falls into sets: "The 1, 2 and 3 of characters; …; and the pair: two 5s of dots.", or into
   *  pairs alone: "Nothing but pairs: two 1s of characters; …" */
  readonly reading: (sets: readonly string[], pairs: readonly string[]) => string;
}

/** The words of this language, or English where it is not spoken yet. */
export const checkWordsIn = inLanguage<CheckWords>({ en: english });
