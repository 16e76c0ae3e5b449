/**
 * Winning shapes: four sets and a pair, or a special hand (rule `win-shapes`). The number of chows is a separate
 * constraint.
 */

import type { Counts } from '../../engine/counts.ts';
import type { Chosen } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { standardReadings } from '../../engine/readings.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Reading } from '../../engine/score.ts';
import type { Shape } from '../../engine/scoring.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import { plainSets } from '../../engine/sets.ts';
import { JOKER, type Kind } from '../../engine/tiles.ts';
import { standardShape, waitsByShortness } from '../parts/shapes.ts';
import { chowWithJokers, fitsWithJokers, readingsWithJokers, unbound } from './jokers.ts';
import {
  dealGates,
  dealGatesWithoutEnds,
  dealKnitting,
  dealKnittingSame,
  dealPairHonours,
  dealSnake,
  dealTripleKnitting,
  dealWonders,
} from './patterns/deals.ts';
import { isOuterOnly, isSuitedOnly, ranksLeftOver } from './patterns/joker-hands.ts';
import { knittingReadings, knittingSame, pairHonours } from './patterns/pairs.ts';
import {
  GATES,
  GATES_WITHOUT_ENDS,
  isWithin,
  readingsOf,
  SNAKE,
  shortOf,
  type Template,
  WONDERS,
} from './patterns/templates.ts';
import { tripleKnitting } from './patterns/triple-knitting.ts';
import {
  shortOfKnitting,
  shortOfKnittingSame,
  shortOfPairHonours,
  shortOfTripleKnitting,
} from './special-distance.ts';

/** A special hand without melds. */
interface Pattern {
  readonly id: string;
  /**
   * May such a hand have all these tiles, jokers aside, if one at most is missing? Asked first, as it is soon answered.
   * @param over tiles that it need not have; default 0
   */
  readonly may: (counts: Counts, over?: number) => boolean;
  /**
   * Lists its readings.
   * @param beyond jokers that may exceed the limits
   */
  readonly find: (counts: Counts, beyond: number) => Reading[];
  /** Tiles missing to this hand. */
  readonly short: (counts: Counts) => number;
  /** Deals the tiles of one such hand. */
  readonly deal: (random: Random) => readonly Kind[];
}

/** More tiles than may be missing to a hand that waits. */
const MANY = 2;

const special = ({ id, may, find, short }: Pattern): Shape => ({
  id,
  rule: id,
  short,
  fits: ({ counts, melds }, _sets, how) =>
    melds.length === 0 && may(counts) && find(counts, unbound(how)).length > 0,
  readings: ({ counts }, _sets, how) => find(counts, unbound(how)),
  ...waitsByShortness((counts) => (may(counts) ? short(counts) : MANY)),
  near: ({ counts, melds }) => melds.length === 0 && may(counts, 1),
});

const ofTemplate = (template: Template, deal: Pattern['deal']): Pattern => ({
  id: template.id,
  may: isWithin(template),
  find: readingsOf(template),
  short: shortOf(template),
  deal,
});

const GATES_PATTERN = ofTemplate(GATES, dealGates);
const GATES_WITHOUT_ENDS_PATTERN = ofTemplate(GATES_WITHOUT_ENDS, dealGatesWithoutEnds);
const TEMPLATES = [ofTemplate(SNAKE, dealSnake), ofTemplate(WONDERS, dealWonders)];

/** Every two knitted tiles are of one rank. The rank of a missing tile has one left over. */
const isKnittable = (counts: Counts, over = 0): boolean =>
  isSuitedOnly(counts, over) && ranksLeftOver(counts, 2) <= 1 + over + (counts[JOKER] as number);

/** So are every three; the rank of the pair has tiles left over, too. */
const isTripleKnittable = (counts: Counts, over = 0): boolean =>
  isSuitedOnly(counts, over) && ranksLeftOver(counts, 3) <= 2 + over + (counts[JOKER] as number);

const patternsOf = (chosen: Chosen): readonly Pattern[] => [
  {
    id: 'triple-knitting',
    may: isTripleKnittable,
    find: tripleKnitting,
    short: shortOfTripleKnitting,
    deal: dealTripleKnitting,
  },
  chosen['knitting-suits'] === 'same'
    ? {
        id: 'knitting',
        may: isKnittable,
        find: knittingSame,
        short: shortOfKnittingSame,
        deal: dealKnittingSame,
      }
    : {
        id: 'knitting',
        may: isKnittable,
        find: knittingReadings,
        short: shortOfKnitting,
        deal: dealKnitting,
      },
  {
    id: 'all-pair-honours',
    may: isOuterOnly,
    find: pairHonours,
    short: shortOfPairHonours,
    deal: dealPairHonours,
  },
  chosen['gates-ends'] === false ? GATES_WITHOUT_ENDS_PATTERN : GATES_PATTERN,
  ...TEMPLATES,
];

export const ordinaryShapes = (chosen: Chosen): readonly Shape[] => [
  standardShape('win-shapes'),
  // Not dealt in a goulash, where the 2s of bamboo are jokers.
  ...patternsOf(chosen).map((pattern) => ({ ...special(pattern), deal: pattern.deal })),
];

/**
 * Sets and a pair in a goulash. Chows do not count: without jokers they are still read, then refused by their own rule.
 */
const withJokers: Shape = {
  id: 'standard',
  rule: 'win-shapes',
  fits: ({ counts }, sets, how) =>
    counts[JOKER] === 0 ? plainSets.standardWin(counts, sets) : fitsWithJokers(counts, sets, unbound(how)),
  readings: ({ counts }, sets, how) =>
    counts[JOKER] === 0 ? standardReadings(counts, sets) : readingsWithJokers(counts, sets, unbound(how)),
};

export const goulashShapes = (chosen: Chosen): readonly Shape[] => [
  withJokers,
  ...patternsOf(chosen).map(special),
];

/** More jokers than a hand can hold, i.e. no limit. */
const FREELY = 4;

/** The readings if sets could hold any number of jokers. */
export const readingsFreely =
  (chosen: Chosen) =>
  (hand: ScoringHand, sets: number): readonly Reading[] => {
    if ((hand.counts[JOKER] as number) < 2) return [];
    const patterns = hand.melds.length === 0 ? patternsOf(chosen) : [];
    return [
      ...readingsWithJokers(hand.counts, sets, FREELY),
      ...patterns.flatMap(({ find }) => find(hand.counts, FREELY)),
    ];
  };

/**
 * Explains why a hand with jokers is not complete: a set has too many of them (`jokers`), or only a chow would complete
 * it (`no-chows-in-goulash`). Null if something else is missing.
 */
export const lacksInGoulash =
  (chosen: Chosen) =>
  (hand: ScoringHand, sets: number): Reason | null => {
    const [reading] = readingsFreely(chosen)(hand, sets);
    if (!reading) {
      const chow = hand.counts[JOKER] === 0 ? null : chowWithJokers(hand.counts, sets);
      return chow && { rule: 'no-chows-in-goulash', tiles: chow };
    }
    const places = (reading.jokers ?? []).map(({ set }) => set);
    const at = places.find((place, i) => places.indexOf(place) !== i);
    const { pair } = reading;
    const tiles = at === -1 && pair !== null ? [pair, pair] : (reading.sets[at ?? 0]?.tiles ?? []);
    return { rule: 'jokers', tiles };
  };
