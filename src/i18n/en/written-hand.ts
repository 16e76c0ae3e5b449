/** The words of a written hand in English. */
export const writtenHand = {
  /** What a hand is called whose author gave it no label. */
  hand: 'A hand',
  /** Before the winning tile, in a hand's words: "drawn", "claimed". */
  drawn: 'drawn',
  claimed: 'called',
  robbed: 'robbed from a kong',
};
