/** English texts of the home page for who is new. */
export const home = {
  /** What this is, for somebody who has never heard of it. */
  what: 'Mahjong is a game for four, a kind of rummy with tiles, and not the matching game; here it is free, with nothing to sign up for.',
};
