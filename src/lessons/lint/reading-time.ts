/** How long a reader of another page than a lesson takes: for words, and for decisions. */
import { countWords } from '../word-count.ts';

export { countWords };

const SECONDS_A_DECISION = 12;
const WORDS_A_MINUTE = 200;

export interface Load {
  readonly words: number;
  readonly decisions: number;
}

/** The minutes that this takes. */
export const minutesFor = ({ words, decisions }: Load): number =>
  words / WORDS_A_MINUTE + (SECONDS_A_DECISION * decisions) / 60;
