/** The words of the chart. */
import { chart as english } from './en/chart.ts';

export interface ChartWords {
  /** What the picture is called: "The machine". */
  readonly chart: string;
  /** Said of the state that is lit: "now". */
  readonly now: string;
  /** What a state leads to, for those who do not see the arrows: "Draw leads to Own turn and Settling". */
  readonly leads: (from: string, to: readonly string[]) => string;
}

const languages: Readonly<Record<string, ChartWords>> = { en: english };

/** The words of this language, or English where it is not spoken yet. */
export const chartWordsIn = (language: string): ChartWords => languages[language] ?? english;
