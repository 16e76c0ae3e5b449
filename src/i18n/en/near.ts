import { inWords } from './numbers.ts';

/** English texts of the patterns that a hand is near to. */
export const near = {
  title: 'What your hand is near to',
  /** How many tiles must come for a pattern; some that would do follow. */
  away: (tiles: number) => `${inWords(tiles)} ${tiles === 1 ? 'tile' : 'tiles'} away, for example`,
  none: 'Nothing is near yet.',
};
