import type { CheckWords } from '../check.ts';
import { capital } from './numbers.ts';

/** An answer in quotes; what it quotes itself gets the inner ones. */
const quoted = (answer: string): string => `“${answer.replaceAll('“', '‘').replaceAll('”', '’')}”`;

/** The words of a question between the lines in English. */
export const check: CheckWords = {
  yes: (answer) => `${quoted(answer)} is right.`,
  no: (answer) => `Not ${quoted(answer)}.`,
  answers: 'Answers',
  show: 'Show the answer',
  wins: 'A win',
  winsNot: 'Not a win',
  reading: (sets, pairs) =>
    sets.length === 0
      ? `Nothing but pairs: ${pairs.join('; ')}.`
      : pairs.length === 0
        ? `${capital(sets.join('; '))}.`
        : `${capital(sets.join('; '))}; and the pair: ${pairs.join('; ')}.`,
};
