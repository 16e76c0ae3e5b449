/** What a hand is worth. */
import type { Chosen, Scoring } from '../../engine/ruleset.ts';

export const scoring = (_chosen: Chosen): Scoring => ({
  unit: 'points',
  score: ({ readings }) => ({
    unit: 'points',
    total: 20,
    lines: [{ pattern: 'points', worth: 20, tiles: [] }],
    uncounted: [],
    reading: readings[0] ?? null,
    placed: -1,
  }),
  standing: null,
});
