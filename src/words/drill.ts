/** The words of boards in a row: apart from those of other widgets, so that a frame that asks them loads no more. */
import { drill as english } from './en/drill.ts';

export interface DrillWords {
  /** "Question 2 of 6". */
  readonly place: (at: number, of: number) => string;
  /** Above a board that was missed before. */
  readonly back: string;
  readonly next: string;
  readonly finish: string;
  readonly again: string;
  /** What proves an answer, folded. */
  readonly proof: string;
  /** Where an answer could not be judged, since what judges it did not come. */
  readonly failed: string;
  /** "All six at the first try.", "Four of six at the first try." */
  readonly result: (right: number, of: number) => string;
  readonly resultText: (right: number, of: number) => string;
  readonly more: string;
  /** The question of one board, where its answers are folded. */
  readonly question: (number: number) => string;
}

const languages: Readonly<Record<string, DrillWords>> = { en: english };

/** The words of this language, or English where it is not spoken yet. */
export const drillWordsIn = (language: string): DrillWords => languages[language] ?? english;
