/** The words on what stands in a frame until its reader begins. */
import { cover as english } from './en/cover.ts';
import { inLanguage } from './in-language.ts';

export interface CoverWords {
  /** What is pressed: for questions in a row, for one whose tiles lie face down, for a deal, for a hand to score. */
  readonly begin: Readonly<Record<'questions' | 'hidden' | 'deal' | 'score', string>>;
  /** What it is, of a whole deal. */
  readonly deal: string;
  /** So many questions in a row. */
  readonly row: (count: number) => string;
  /** What is asked of a hand to score. */
  readonly score: string;
  /** What comes cannot be fetched. */
  readonly failed: string;
  readonly retry: string;
}

/** The words in a language; English where there are none. */
export const coverWordsIn = inLanguage<CoverWords>({ en: english });
