/** The words of boards in a row: apart from those of other widgets, so that a frame that asks them loads no more. */
import { drill as english } from './en/drill.ts';
import { inLanguage } from './in-language.ts';

export interface DrillWords {
  /** "Question 2 of 6". */
  readonly place: (at: number, of: number) => string;
  /** Above a board that was missed before. */
  readonly back: string;
  /** Of a board that was missed before: no more tries, but the answer. */
  readonly letGo: string;
  /** The answer that is shown so. @param right what whoever gives it is told */
  readonly shown: (right: string) => string;
  /** Under the answer to one that was missed for the last time, and does not come back. */
  readonly lastTry: string;
  /** Where all of it was done before. */
  readonly before: string;
  readonly next: string;
  readonly finish: string;
  readonly again: string;
  /** The same of a board that stands alone. */
  readonly againOne: string;
  /** What proves an answer, folded. */
  readonly proof: string;
  /** "All six at the first try.", "Four of six at the first try." */
  readonly result: (right: number, of: number) => string;
  /** @param later how many were right when they came back @param shown how many were let go */
  readonly resultText: (later: number, shown: number) => string;
  readonly more: string;
  /** The question of one board, where its answers are folded. */
  readonly question: (number: number) => string;
}

/** The words of this language, or English where it is not spoken yet. */
export const drillWordsIn = inLanguage<DrillWords>({ en: english });
