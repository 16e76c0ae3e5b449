/** What stands in a frame until its reader begins, in English. */
import { capital, inWords } from './numbers.ts';

export const cover = {
  /** What is pressed: for questions in a row, for one whose tiles lie face down, for a deal, for a hand to score. */
  begin: {
    questions: 'Begin',
    hidden: 'Turn the tiles over',
    deal: 'Deal the tiles',
    score: 'Show the score',
  },
  /** What it is, of a whole deal. */
  deal: 'You are East; bots play the other three seats. Try any move you like: if a rule forbids it, you are told which rule.',
  /** So many questions in a row. */
  row: (count: number) =>
    count === 1 ? 'One question.' : `${capital(inWords(count))} questions, one at a time.`,
  /** What is asked of a hand to score. */
  score: 'What does this hand score?',
  /** What comes cannot be fetched. */
  failed: 'The rules could not be loaded. Check your connection and try again.',
  retry: 'Try again',
};
