/** Winning shapes that games share, each under the rule id that the game gives it. */

import type { RuleId } from '../../engine/action.ts';
import type { Counts } from '../../engine/counts.ts';
import { memo } from '../../engine/memo.ts';
import { shuffle } from '../../engine/random.ts';
import {
  isSevenPairs,
  isThirteenOrphans,
  sevenPairsReading,
  standardReadings,
  thirteenOrphansReading,
} from '../../engine/readings.ts';
import type { Shape } from '../../engine/scoring.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import { isNearSets, plainSets } from '../../engine/sets.ts';
import type { Need } from '../../engine/targets.ts';
import {
  JOKER,
  type Kind,
  kindsFrom,
  OUTER_KINDS,
  PLAYED,
  PLAYED_KINDS,
  SUITED,
} from '../../engine/tiles.ts';

/** The standard shape: the game's number of sets, melds included, and a pair. */
export const standardShape = (rule: RuleId): Shape => ({
  id: 'standard',
  rule,
  fits: (hand, sets) => plainSets.standardWin(hand.counts, sets),
  readings: (hand, sets) => standardReadings(hand.counts, sets),
  completing: (hand, sets) => plainSets.standardWaits(hand.counts, sets),
  near: ({ counts }) => isNearSets(counts),
});

const NO_KINDS: readonly Kind[] = [];

/** What waits for a shape that has no melds: nothing if more than one tile is missing, else each kind is tried. */
export function waitsByShortness(short: (counts: Counts) => number): Pick<Shape, 'completing' | 'near'> {
  const near = ({ counts, melds }: ScoringHand): boolean =>
    melds.length === 0 && (counts[JOKER] !== 0 || short(counts) <= 1);
  return { near, completing: (hand) => (near(hand) ? null : NO_KINDS) };
}

/** Seven pairs without melds; with `fours`, four alike count as two pairs. */
export const sevenPairsShape = (rule: RuleId, fours: boolean): Shape => ({
  id: 'seven-pairs',
  rule,
  fits: (hand) => hand.melds.length === 0 && isSevenPairs(hand.counts, fours),
  readings: (hand) => [sevenPairsReading(hand.counts)],
  deal: (random) =>
    shuffle(kindsFrom(0, SUITED), random)
      .slice(0, 7)
      .flatMap((kind) => [kind, kind]),
  ...waitsByShortness((counts) => shortOfAnyPairs(counts, fours)),
  short: (counts, needs = NO_NEEDS) => shortOfPairs(counts, fours, needs),
});

/** Thirteen orphans: one of each terminal and honour and a second of one of them, without melds. */
export const thirteenOrphansShape = (rule: RuleId): Shape => ({
  id: 'thirteen-orphans',
  rule,
  fits: (hand) => hand.melds.length === 0 && isThirteenOrphans(hand.counts),
  readings: (hand) => [thirteenOrphansReading(hand.counts)],
  deal: (random) => [...OUTER_KINDS, OUTER_KINDS[random.below(OUTER_KINDS.length)] as Kind],
  ...waitsByShortness(shortOfOrphans),
  short: shortOfOrphans,
});

const NO_NEEDS: readonly Need[] = [];

function shortOfPairs(counts: Counts, fours: boolean, needs: readonly Need[]): number {
  const least = shortOfAnyPairs(counts, fours);
  return needs.length === 0 || isMetBy(counts, fours, needs) ? least : shortOfPairsWith(counts, fours, needs);
}

/** Bitmask per kind: the needs that a pair of it meets. */
const metBy = memo((needs: readonly Need[]): readonly number[] =>
  PLAYED_KINDS.map((kind) =>
    needs.reduce((met, { tile = [] }, n) => (tile.includes(kind) ? met | (1 << n) : met), 0),
  ),
);

/** Do the pairs in hand meet every need? Only sure if all pairs fit into seven; otherwise false. */
function isMetBy(counts: Counts, fours: boolean, needs: readonly Need[]): boolean {
  const metOf = metBy(needs);
  let pairs = 0;
  let met = 0;
  for (let kind = 0; kind < PLAYED; kind++) {
    const n = counts[kind] as number;
    if (n < 2) continue;
    pairs += n === 4 && fours ? 2 : 1;
    met |= metOf[kind] as number;
  }
  return pairs <= SEVEN && met === (1 << needs.length) - 1;
}

/** Tiles missing to seven pairs that meet every need. */
function shortOfPairsWith(counts: Counts, fours: boolean, needs: readonly Need[]): number {
  const all = 1 << needs.length;
  const metOf = metBy(needs);
  // DP over kinds. Index = pairs·all + met (pairs: pairs taken, 0–7; met: bitmask of needs met; all = 2^needs).
  // Value = fewest tiles missing so far.
  const least = new Uint8Array((SEVEN + 1) * all).fill(NEVER);
  least[0] = 0;
  const tried = new Array<boolean>(all).fill(false);
  for (let kind = 0; kind < PLAYED; kind++) {
    const n = counts[kind] as number;
    const met = metOf[kind] as number;
    // Of kinds that are not held, one of those that meet the same needs is enough: others only fill up.
    if (n === 0 && tried[met]) continue;
    if (n === 0) tried[met] = true;
    for (let pairs = SEVEN - 1; pairs >= 0; pairs--) {
      for (let before = 0; before < all; before++) {
        const missing = least[pairs * all + before] as number;
        if (missing === NEVER) continue;
        for (let taken = 1; taken <= (fours ? 2 : 1) && pairs + taken <= SEVEN; taken++) {
          const at = (pairs + taken) * all + (before | met);
          const found = missing + Math.max(0, 2 * taken - n);
          if (found < (least[at] as number)) least[at] = found;
        }
      }
    }
  }
  let fewest = NEVER;
  for (let pairs = 0; pairs <= SEVEN; pairs++)
    fewest = Math.min(fewest, (least[pairs * all + all - 1] as number) + 2 * (SEVEN - pairs));
  return fewest;
}

const SEVEN = 7;
/** Larger than any number of missing tiles. */
const NEVER = 255;

function shortOfAnyPairs(counts: Counts, fours: boolean): number {
  let pairs = 0;
  let lone = 0;
  for (let kind = 0; kind < PLAYED; kind++) {
    const n = counts[kind] as number;
    if (n >= 2) pairs += n === 4 && fours ? 2 : 1;
    if (n === 1 || (n === 3 && fours)) lone++;
  }
  const missing = Math.max(0, SEVEN - pairs);
  return missing + Math.max(0, missing - lone);
}

/** Tiles missing to thirteen orphans; 0 for a whole hand of 14. */
function shortOfOrphans(counts: Counts): number {
  let kinds = 0;
  let twice = 0;
  for (const kind of OUTER_KINDS) {
    const n = counts[kind] as number;
    if (n === 0) continue;
    kinds++;
    if (n > 1) twice = 1;
  }
  return 14 - kinds - twice;
}
