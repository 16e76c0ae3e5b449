/** The words of the chart. */
import { chart as english } from './en/chart.ts';
import { inLanguage } from './in-language.ts';

export interface ChartWords {
  /** What the picture is called: "The machine". */
  readonly chart: string;
  /** Said of the state that is lit: "now". */
  readonly now: string;
  /** What a state leads to, for those who do not see the arrows: "Draw leads to Own turn and Settling". */
  readonly leads: (from: string, to: readonly string[]) => string;
  /** What leads along an arrow, in a sentence, by its ends: "collecting awarding". */
  readonly ways: Readonly<Record<string, string>>;
  /** What opens the list of all arrows. */
  readonly all: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const chartWordsIn = inLanguage<ChartWords>({ en: english });
