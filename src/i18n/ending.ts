/** The words of the end of a course: what to remember, the test, the last draws of a hand. */
import { ending as english } from './en/ending.ts';
import { inLanguage } from './in-language.ts';

export interface EndingWords {
  readonly title: string;
  readonly of: (game: string) => string;
  readonly lead: string;
  readonly remember: string;
  /** Where every lesson of it is done. */
  readonly finished: {
    readonly title: (lessons: number) => string;
    readonly text: (game: string) => string;
    /** Another course. */
    readonly next: (game: string) => string;
  };
  /** Over links to the lessons that are not. */
  readonly left: (lessons: number) => string;
  readonly test: {
    readonly title: string;
    readonly of: (game: string) => string;
    readonly text: string;
    readonly action: string;
  };
  readonly draws: {
    readonly title: string;
    readonly text: string;
    /** "Hand 1" */
    readonly action: (number: number) => string;
  };
  readonly table: { readonly title: string; readonly text: string };
}

/** The words of this language, or English where it is not spoken yet. */
export const endingWordsIn = inLanguage<EndingWords>({ en: english });
