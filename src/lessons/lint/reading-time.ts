/** Estimates the reading time of pages other than lessons. */
import { countWords } from '../word-count.ts';

export { countWords };

const SECONDS_A_DECISION = 12;
const WORDS_A_MINUTE = 200;

export interface Load {
  readonly words: number;
  readonly decisions: number;
}

/** Returns the time in minutes. */
export const minutesFor = ({ words, decisions }: Load): number =>
  words / WORDS_A_MINUTE + (SECONDS_A_DECISION * decisions) / 60;
