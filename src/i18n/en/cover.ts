/** What stands in a frame until its reader begins, in English. */
import type { CoverWords } from '../cover.ts';
import { capital, inWords } from './numbers.ts';

export const cover: CoverWords = {
  begin: {
    questions: 'Begin',
    hidden: 'Turn the tiles over',
    deal: 'Deal the tiles',
    score: 'Show the score',
  },
  deal: 'You are East; bots play the other three seats. Try any move you like: if a rule forbids it, you are told which rule.',
  row: (count) => (count === 1 ? 'One question.' : `${capital(inWords(count))} questions, one at a time.`),
  score: 'What does this hand score?',
  failed: 'The rules could not be loaded. Check your connection and try again.',
  retry: 'Try again',
};
