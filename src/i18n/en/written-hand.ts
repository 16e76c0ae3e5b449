/** English texts of a written hand. */
export const writtenHand = {
  /** Name of a hand without a label. */
  hand: 'A hand',
  /** Labels of the winning tile: "drawn", "called". */
  drawn: 'drawn',
  claimed: 'called',
  robbed: 'robbed from a kong',
};
