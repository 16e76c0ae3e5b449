/** English texts of the panels beside a scene's table. */
export const scenePanels = {
  dice: 'The dice',
  receipt: 'What the hand is worth',
  total: 'Total',
  /** Shown before any win. */
  unwon: 'Nobody has won yet.',
  /** The score of a losing hand. */
  hand: (worth: string) => `(hand: ${worth})`,
  unthrown: 'They have not been thrown yet.',
};
