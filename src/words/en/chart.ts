import type { ChartWords } from '../chart.ts';
import { list } from './numbers.ts';

/** The chart in English. */
export const chart: ChartWords = {
  chart: 'The machine',
  now: 'now',
  leads: (from, to) => (to.length === 0 ? `${from} is the end` : `${from} leads to ${list(to)}`),
};
