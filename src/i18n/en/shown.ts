import type { ShownWords } from '../shown.ts';

/** What a scene shows beside its table, in English. */
export const shown: ShownWords = {
  dice: 'The dice',
  receipt: 'What the hand is worth',
  total: 'Total',
  unwon: 'Nobody has won yet.',
  hand: (worth) => `(hand: ${worth})`,
  unthrown: 'They have not been thrown yet.',
};
