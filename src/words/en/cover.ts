/** What stands in a frame until its reader begins, in English. */
import type { CoverWords } from '../cover.ts';
import { capital, inWords } from './numbers.ts';

export const cover: CoverWords = {
  begin: { questions: 'Begin', deal: 'Deal the tiles', score: 'Score it' },
  deal: 'You are East, and three bots play the others. Try any move you like: if a rule forbids it, you are told which.',
  row: (count) =>
    count === 1 ? 'One question.' : `${capital(inWords(count))} questions, one after another.`,
  score: 'What does this hand score?',
  failed: 'The rules could not be loaded. Try again when you are online.',
};
