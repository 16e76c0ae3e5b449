import type { Constraint } from '../../engine/scoring.ts';
import { isSuited, kindsFrom, rankOf, SUITED } from '../../engine/tiles.ts';

/** The pair must be of 2s, 5s or 8s (rule `jong-258`). */
export const jong258: Constraint = {
  rule: 'jong-258',
  holds: ({ pair }) => pair !== null && isSuited(pair) && rankOf(pair) % 3 === 2,
  concerns: ({ pair }) => (pair === null ? [] : [pair, pair]),
  asks: { pairs: kindsFrom(0, SUITED).filter((kind) => rankOf(kind) % 3 === 2) },
};
