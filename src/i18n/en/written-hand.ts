import type { WrittenHandWords } from '../written-hand.ts';

/** The words of a written hand in English. */
export const writtenHand: WrittenHandWords = {
  hand: 'A hand',
  drawn: 'drawn',
  claimed: 'called',
  robbed: 'robbed from a kong',
};
