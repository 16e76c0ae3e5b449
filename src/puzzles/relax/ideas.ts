/** Wrong ideas of a whole hand that people really have: each is the ruleset with one shape widened. */
import type { RuleId } from '../../engine/action.ts';
import { type Counts, countTiles } from '../../engine/counts.ts';
import { type Random, shuffled } from '../../engine/random.ts';
import { isSevenPairs, sevenPairsReading } from '../../engine/readings.ts';
import type { Held, Ruleset, Shape } from '../../engine/ruleset.ts';
import type { Reading } from '../../engine/score.ts';
import { EAST, type Kind, PLAYED, RED_DRAGON, SUITS } from '../../engine/tiles.ts';
import { byDraw } from '../../engine/win.ts';
import { makeHand, playedIn } from '../hands.ts';
import { type Block, blocksAt, readingWith } from './blocks.ts';
import type { Lure, Relaxation } from './relaxation.ts';

/** The common rule that says what a chow is. */
const RUNS = 'no-wrap';

/** 8-9-1 and 9-1-2. */
export const WRAPS: readonly Block[] = SUITS.flatMap((suit): Block[] => [
  [suit * 9, suit * 9 + 7, suit * 9 + 8],
  [suit * 9, suit * 9 + 1, suit * 9 + 8],
]);

/** Winds or dragons that are counted one after another. */
export const HONOUR_RUNS: readonly Block[] = [
  [EAST, EAST + 1, EAST + 2],
  [EAST + 1, EAST + 2, EAST + 3],
  [RED_DRAGON, RED_DRAGON + 1, RED_DRAGON + 2],
];

/** Three ranks in a row that are not of one suit. */
export const MIXED_RUNS: readonly Block[] = [0, 1, 2, 3, 4, 5, 6].flatMap((low) =>
  SUITS.flatMap((a) =>
    SUITS.flatMap((b) =>
      SUITS.flatMap((c): Block[] =>
        a === b && b === c ? [] : [[a * 9 + low, b * 9 + low + 1, c * 9 + low + 2]],
      ),
    ),
  ),
);

const PLAIN = byDraw(null);

/** Nobody's hand in particular: what shapes ask of a hand beside its tiles. */
const heldAs = (counts: Counts): Held => ({ counts, melds: [], bonus: [], seatWind: 0, roundWind: 0 });

/** The shape, and beside it hands that only somebody with this idea takes for whole. */
function widened(shape: Shape, idea: (counts: Counts, sets: number) => Reading | null): Shape {
  return {
    ...shape,
    fits: (held, sets, how) => shape.fits(held, sets, how) || idea(held.counts, sets) !== null,
    readings: (held, sets, how) => {
      if (shape.fits(held, sets, how)) return shape.readings(held, sets, how);
      const reading = idea(held.counts, sets);
      return reading ? [reading] : [];
    },
  };
}

/** A whole hand also where such blocks are among its sets. */
function withBlocks(blocks: readonly Block[]): (shape: Shape) => Shape {
  const extra = blocksAt(blocks);
  return (shape) => widened(shape, (counts, sets) => readingWith(counts, sets, extra));
}

/** Two sets fewer and three pairs more: as if pairs made up for them. */
const pairsForSets = (shape: Shape): Shape =>
  widened(shape, (counts, sets) => {
    if (sets < 2) return null;
    const left = counts.slice();
    const apart: Kind[] = [];
    const reads = (from: Kind): Reading | null => {
      if (apart.length === 3) {
        const held = heldAs(left);
        return shape.fits(held, sets - 2, PLAIN) ? (shape.readings(held, sets - 2, PLAIN)[0] ?? null) : null;
      }
      for (let kind = from; kind < PLAYED; kind++) {
        const n = left[kind] as number;
        if (n < 2) continue;
        left[kind] = n - 2;
        apart.push(kind);
        const reading = reads(kind);
        if (reading) return reading;
        apart.pop();
        left[kind] = n;
      }
      return null;
    };
    const reading = reads(0);
    if (!reading) return null;
    const pairs = apart.map((kind) => ({ kind: 'pair' as const, tiles: [kind, kind] }));
    return { ...reading, sets: [...reading.sets, ...pairs] };
  });

/** Whether four of a kind are two pairs to this shape. */
const countsFours = (shape: Shape): boolean =>
  shape.fits(heldAs(countTiles([0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])), 4, PLAIN);

/** Seven pairs with four of a kind counted the other way: as two pairs where they are not, as none where they are. */
function otherFours(shape: Shape): Shape {
  const asPairs = !countsFours(shape);
  return {
    ...shape,
    fits: (held) => held.melds.length === 0 && isSevenPairs(held.counts, asPairs),
    readings: (held) => [sevenPairsReading(held.counts)],
  };
}

const oneOf =
  (blocks: readonly Block[]) =>
  (_ruleset: Ruleset, random: Random): Lure => ({ block: blocks[random.below(blocks.length)] as Block });

/** Two sets fewer than it takes, and four pairs. */
function setsAndPairs(ruleset: Ruleset, random: Random): Lure | null {
  const kinds = playedIn(ruleset);
  const made = makeHand(ruleset, random, { kinds, chows: 6, sets: ruleset.deal.sets - 2 });
  if (!made) return null;
  const tiles = [...made.sets.flatMap((set) => set.tiles), made.pair, made.pair];
  const others = shuffled(
    kinds.filter((kind) => !tiles.includes(kind)),
    random,
  ).slice(0, 3);
  return { tiles: [...tiles, ...others.flatMap((kind) => [kind, kind])] };
}

/** Four of a kind and five pairs. */
function fourAmongPairs(ruleset: Ruleset, random: Random): Lure {
  const [four = 0, ...pairs] = shuffled(playedIn(ruleset), random).slice(0, 6);
  return { tiles: [four, four, four, four, ...pairs.flatMap((kind) => [kind, kind])] };
}

/** Every wrong idea of a shape that a player of this ruleset may have. */
export function ideasOf(ruleset: Ruleset): Relaxation[] {
  const { wins } = ruleset;
  const idea = (
    id: string,
    of: string,
    by: (shape: Shape) => Shape,
    lure: NonNullable<Relaxation['lure']>,
    rule?: RuleId,
  ): Relaxation[] =>
    wins.shapes
      .filter((shape) => shape.id === of)
      .map((shape) => ({
        id,
        rule: rule ?? shape.rule,
        lure,
        ...(by === otherFours && countsFours(shape) && { fewer: true as const }),
        part: 'wins',
        ruleset: {
          ...ruleset,
          wins: { ...wins, shapes: wins.shapes.map((each) => (each === shape ? by(each) : each)) },
        },
      }));
  const honours = (ruleset.tiles[EAST] ?? 0) > 0;
  return [
    ...idea('wrap', 'standard', withBlocks(WRAPS), oneOf(WRAPS), RUNS),
    ...idea('mixed-run', 'standard', withBlocks(MIXED_RUNS), oneOf(MIXED_RUNS), RUNS),
    ...(honours ? idea('honour-run', 'standard', withBlocks(HONOUR_RUNS), oneOf(HONOUR_RUNS), RUNS) : []),
    ...idea('pairs-for-sets', 'standard', pairsForSets, setsAndPairs),
    ...idea('fours-otherwise', 'seven-pairs', otherFours, fourAmongPairs),
  ];
}
