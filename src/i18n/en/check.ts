import { capital } from './numbers.ts';

/** An answer in quotes; what it quotes itself gets the inner ones. */
const quoted = (answer: string): string => `“${answer.replaceAll('“', '‘').replaceAll('”', '’')}”`;

/** The words of a question between the lines in English. */
export const check = {
  yes: (answer: string) => `${quoted(answer)} is right.`,
  no: (answer: string) => `${quoted(answer)} is not right.`,
  answers: 'Answers',
  show: 'Show the answer',
  /** The two answers of "Is this a win?". */
  wins: 'A win',
  winsNot: 'Not a win',
  /** How a hand falls into sets: "The 1, 2 and 3 of characters; …; and the pair: two 5s of dots.", or into
   *  pairs alone: "Nothing but pairs: two 1s of characters; …" */
  reading: (sets: readonly string[], pairs: readonly string[]) =>
    sets.length === 0
      ? `Nothing but pairs: ${pairs.join('; ')}.`
      : pairs.length === 0
        ? `${capital(sets.join('; '))}.`
        : `${capital(sets.join('; '))}; and the pair: ${pairs.join('; ')}.`,
};
