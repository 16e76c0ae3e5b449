import { capital } from './numbers.ts';

/** English texts of a quick question in running text. */
export const check = {
  /** The verdict on an answer, which is marked itself. */
  yes: 'That’s right.',
  no: 'That’s not it.',
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
