import { capital } from './numbers.ts';

/** Puts an answer in quotation marks; quotation marks inside it become single. */
const quoteAnswer = (answer: string): string => `“${answer.replaceAll('“', '‘').replaceAll('”', '’')}”`;

/** English texts of a quick question in running text. */
export const check = {
  yes: (answer: string) => `${quoteAnswer(answer)} is right.`,
  no: (answer: string) => `${quoteAnswer(answer)} is not right.`,
  answers: 'Answers',
  show: 'Show the answer',
  /** The two answers to "Is this a win?". */
  wins: 'A win',
  winsNot: 'Not a win',
  /**
   * Reads a hand as sets and a pair: "The 1, 2 and 3 of characters; …; and the pair: two 5s of dots." Or as pairs only:
   * "Nothing but pairs: two 1s of characters; …"
   */
  reading: (sets: readonly string[], pairs: readonly string[]) =>
    sets.length === 0
      ? `Nothing but pairs: ${pairs.join('; ')}.`
      : pairs.length === 0
        ? `${capital(sets.join('; '))}.`
        : `${capital(sets.join('; '))}; and the pair: ${pairs.join('; ')}.`,
};
