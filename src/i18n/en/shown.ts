/** What a scene shows beside its table, in English. */
export const shown = {
  dice: 'The dice',
  receipt: 'What the hand is worth',
  total: 'Total',
  /** Before anybody has won. */
  unwon: 'Nobody has won yet.',
  /** What a hand of those who did not win comes to. */
  hand: (worth: string) => `(hand: ${worth})`,
  unthrown: 'They have not been thrown yet.',
};
