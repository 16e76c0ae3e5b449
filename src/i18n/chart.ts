/** The words of the chart. */
import { chart as english } from './en/chart.ts';
import { inLanguage } from './in-language.ts';

export type ChartWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const chartWordsIn = inLanguage({ en: english });
