import type { Counts } from '../../engine/counts.ts';
import type { Constraint } from '../../engine/ruleset.ts';
import { isSuited, kindsFrom, rankOf, SUITED } from '../../engine/tiles.ts';

/** `jong-258`: the pair is of 2s, 5s or 8s. */
export const jong258: Constraint = {
  rule: 'jong-258',
  holds: ({ pair }) => pair !== null && isSuited(pair) && rankOf(pair) % 3 === 2,
  overall: ({ counts }) => pairIsMiddling(counts),
  concerns: ({ pair }) => (pair === null ? [] : [pair, pair]),
  asks: { pairs: kindsFrom(0, SUITED).filter((kind) => rankOf(kind) % 3 === 2) },
};

/**
 * The pair of a complete hand is a 2, 5 or 8 however the hand is split: every set's ranks add up to a
 * multiple of 3, so in the pair's suit (the one whose number of tiles is 2 more than a multiple of 3)
 * all ranks together leave 1 just when the pair is one of these.
 */
function pairIsMiddling(counts: Counts): boolean {
  for (let at = 0; at < SUITED; at += 9) {
    let tiles = 0;
    let ranks = 0;
    for (let i = 0; i < 9; i++) {
      const n = counts[at + i] as number;
      tiles += n;
      ranks += n * (i + 1);
    }
    if (tiles % 3 === 2) return ranks % 3 === 1;
  }
  return false;
}
