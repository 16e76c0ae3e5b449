/** Starting points for hands with lines that random deals seldom contain, so that questions can ask about them. */

import { type Random, shuffle } from '../../engine/random.ts';
import type { SeldomHand } from '../../engine/scoring.ts';
import {
  EAST,
  isHonour,
  isTerminal,
  type Kind,
  kindsFrom,
  OUTER_KINDS,
  PLAYED_KINDS,
  RED_DRAGON,
} from '../../engine/tiles.ts';
import { GREEN_KINDS } from '../parts/named-tiles.ts';

const ENDS = PLAYED_KINDS.filter(isTerminal);
const HONOURS = PLAYED_KINDS.filter(isHonour);
const DRAGONS = kindsFrom(RED_DRAGON, RED_DRAGON + 3);
const WINDS = kindsFrom(EAST, EAST + 4);

const suits = (rank: number): Kind[] => [rank, rank + 9, rank + 18];
const some = (random: Random, kinds: readonly Kind[], count: number): Kind[] =>
  shuffle(kinds, random).slice(0, count);
/** First tiles of runs 1-2-3 or 7-8-9. */
const atEnds = (random: Random, count: number): Kind[] =>
  Array.from({ length: count }, () => 9 * random.below(3) + 6 * random.below(2));

export const SELDOM: readonly SeldomHand[] = [
  {
    rule: 'straight',
    begins: (random) => {
      const suit = 9 * random.below(3);
      return { runs: [suit, suit + 3, suit + 6] };
    },
  },
  { rule: 'three-colour-runs', begins: (random) => ({ runs: suits(random.below(7)) }) },
  { rule: 'three-colour-triplets', begins: (random) => ({ pungs: suits(random.below(9)) }) },
  {
    rule: 'twin-runs',
    begins: (random) => {
      const run = 9 * random.below(3) + random.below(7);
      return { runs: [run, run], open: false };
    },
  },
  {
    rule: 'two-twin-runs',
    begins: (random) => {
      const [one, other] = [random, random].map((each) => 9 * each.below(3) + each.below(7));
      return { runs: [one ?? 0, one ?? 0, other ?? 0, other ?? 0], open: false };
    },
  },
  { rule: 'pinfu', begins: () => ({ chows: 10, open: false }) },
  {
    rule: 'half-outside',
    begins: (random) => ({ runs: atEnds(random, 2), pungs: some(random, OUTER_KINDS, 2), pairs: HONOURS }),
  },
  {
    rule: 'full-outside',
    begins: (random) => ({ runs: atEnds(random, 3), pungs: some(random, ENDS, 1), pairs: ENDS }),
  },
  {
    rule: 'little-three-dragons',
    begins: (random) => {
      const [pair = 0, ...pungs] = shuffle(DRAGONS, random);
      return { pungs, pairs: [pair] };
    },
  },
  { rule: 'three-concealed-triplets', begins: () => ({ chows: 1, open: false }) },
  { rule: 'big-three-dragons', begins: () => ({ pungs: DRAGONS }) },
  {
    rule: 'little-four-winds',
    begins: (random) => {
      const [pair = 0, ...pungs] = shuffle(WINDS, random);
      return { pungs, pairs: [pair] };
    },
  },
  { rule: 'big-four-winds', begins: () => ({ pungs: WINDS }) },
  { rule: 'all-terminals', begins: () => ({ kinds: ENDS, chows: 0 }) },
  { rule: 'all-honours', begins: () => ({ kinds: HONOURS, chows: 0 }) },
  { rule: 'all-green', begins: () => ({ kinds: GREEN_KINDS, chows: 4 }) },
];
