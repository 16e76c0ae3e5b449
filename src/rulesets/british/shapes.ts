/** `win-shapes`: four sets and a pair, or a special hand. How many chows there may be is a condition beside it. */
import type { Counts } from '../../engine/counts.ts';
import { standardReadings } from '../../engine/readings.ts';
import type { Chosen, Shape } from '../../engine/ruleset.ts';
import type { Reading } from '../../engine/score.ts';
import { plainSets } from '../../engine/sets.ts';
import { JOKER } from '../../engine/tiles.ts';
import { standardShape } from '../parts/shapes.ts';
import { fitsWithJokers, readingsWithJokers, unbound } from './jokers.ts';
import {
  gatesOfHeaven,
  knitting,
  knittingSame,
  pairHonours,
  tripleKnitting,
  uniqueWonders,
  wrigglingSnake,
} from './patterns.ts';

/** A special hand without melds. @param find its readings; `beyond` is how many jokers no limit binds */
const special = (id: string, find: (counts: Counts, beyond: number) => Reading[]): Shape => ({
  id,
  rule: id,
  fits: ({ counts, melds }, _sets, how) => melds.length === 0 && find(counts, unbound(how)).length > 0,
  readings: ({ counts }, _sets, how) => find(counts, unbound(how)),
});

const specials = (chosen: Chosen): readonly Shape[] => [
  special('triple-knitting', tripleKnitting),
  special('knitting', chosen['knitting-suits'] === 'same' ? knittingSame : knitting),
  special('all-pair-honours', pairHonours),
  special('gates-of-heaven', gatesOfHeaven),
  special('wriggling-snake', wrigglingSnake),
  special('thirteen-unique-wonders', uniqueWonders),
];

export const ordinaryShapes = (chosen: Chosen): readonly Shape[] => [
  standardShape('win-shapes'),
  ...specials(chosen),
];

/** In a goulash chows do not count: without jokers they are still seen, and refused by their own rule. */
const withJokers: Shape = {
  id: 'standard',
  rule: 'win-shapes',
  fits: ({ counts }, sets, how) =>
    counts[JOKER] === 0 ? plainSets.standardWin(counts, sets) : fitsWithJokers(counts, sets, unbound(how)),
  readings: ({ counts }, sets, how) =>
    counts[JOKER] === 0 ? standardReadings(counts, sets) : readingsWithJokers(counts, sets, unbound(how)),
};

export const goulashShapes = (chosen: Chosen): readonly Shape[] => [withJokers, ...specials(chosen)];
