/** English texts of the cover that a frame shows until its reader starts. */
import { capital, inWords } from './numbers.ts';

export const cover = {
  /** The start button: for a row of questions, a single question, a deal, or a hand to score. */
  begin: {
    questions: 'Begin',
    hidden: 'Turn the tiles over',
    deal: 'Deal the tiles',
    score: 'Show the score',
  },
  /** Describes a whole deal. */
  deal: 'You are East; bots play the other three seats. Try any move you like: if a rule forbids it, you see which rule.',
  /** Describes a row of questions. */
  row: (count: number) =>
    count === 1 ? 'One question.' : `${capital(inWords(count))} questions, one at a time.`,
  /** Describes a hand to score. */
  score: 'What does this hand score?',
  /** Shown when loading fails. */
  failed: 'The rules could not be loaded. Check your connection and try again.',
  retry: 'Try again',
};
