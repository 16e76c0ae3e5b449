/**
 * How many sets winners have laid down: the hands of sets and a pair that won 1,000 deals of each game by bots, in hundredths
 * by the number of their open sets. Made-up hands follow it. A test plays other deals and holds their shares to these.
 */
export const SETS_LAID: Readonly<Record<string, readonly number[]>> = {
  british: [6, 28, 47, 18, 1],
  changchun: [11, 40, 38, 11],
  'hk-taiwanese': [11, 31, 36, 18, 4],
  'hong-kong': [8, 12, 36, 37, 7],
  riichi: [27, 30, 31, 12],
  'two-five-eight': [38, 47, 13, 2],
};
