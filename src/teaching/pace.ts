/** How long a reader takes: for words, for steps of a scene, for decisions. */

/** Seconds for each; a count is anything that is reckoned: a total, what each player pays, a book. */
const SECONDS = { step: 6, decision: 12, count: 25 };
const WORDS_A_MINUTE = 200;

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** How many words this is. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

export interface Load {
  readonly words: number;
  /** Steps of scenes. */
  readonly steps?: number;
  readonly decisions: number;
  /** Decisions for which something has to be counted; none of the others. */
  readonly counts?: number;
}

/** The minutes that this takes. */
export const minutesFor = ({ words, steps = 0, decisions, counts = 0 }: Load): number =>
  words / WORDS_A_MINUTE +
  (SECONDS.step * steps + SECONDS.decision * decisions + SECONDS.count * counts) / 60;
