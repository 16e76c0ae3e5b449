/** Wrong ideas about pairs: extra pairs in place of sets, and four of a kind counted the other way. */
import { type Counts, countTiles } from '../../engine/counts.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Reading, ReadSet } from '../../engine/score.ts';
import type { Shape } from '../../engine/scoring.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import { type Kind, PLAYED, SUITED } from '../../engine/tiles.ts';
import { byDraw } from '../../engine/win.ts';
import { makeHand, playedIn } from '../hands.ts';
import type { Distractor } from './relaxation.ts';
import { byTrying, widenShape } from './widened-shape.ts';

const PLAIN = byDraw(null);

/** A scoring hand with only these counts, for shapes that ask about tiles alone. */
const bareScoringHand = (counts: Counts): ScoringHand => ({
  counts,
  melds: [],
  bonus: [],
  seatWind: 0,
  roundWind: 0,
});

/** Widens a shape: three extra pairs count in place of two sets. */
export function pairsForSets(shape: Shape): Shape {
  /**
   * Tries each choice of three pairs to set aside, and calls `found` if the rest fits with two sets fewer. Stops when
   * `found` returns true.
   */
  const lay = (counts: Counts, sets: number, found: (apart: readonly Kind[]) => boolean): void => {
    if (sets < 2 || pairsOf(counts) <= PAIRS_TO_SPARE || standsAlone(counts)) return;
    const hand = bareScoringHand(counts);
    const apart: Kind[] = [];
    const more = (from: Kind): boolean => {
      if (apart.length === PAIRS_TO_SPARE) return shape.fits(hand, sets - 2, PLAIN) && found(apart);
      for (let kind = from; kind < PLAYED; kind++) {
        const n = counts[kind] as number;
        if (n < 2) continue;
        counts[kind] = n - 2;
        apart.push(kind);
        const enough = more(kind);
        apart.pop();
        counts[kind] = n;
        if (enough) return true;
      }
      return false;
    };
    more(0);
  };
  const fits = (counts: Counts, sets: number): boolean => {
    let does = false;
    lay(counts, sets, () => {
      does = true;
      return true;
    });
    return does;
  };
  const readings = (counts: Counts, sets: number): Reading[] => {
    const all: Reading[] = [];
    lay(counts, sets, (apart) => {
      const pairs = apart.map((kind): ReadSet => ({ kind: 'pair', tiles: [kind, kind] }));
      for (const reading of shape.readings(bareScoringHand(counts), sets - 2, PLAIN))
        all.push({ ...reading, sets: [...reading.sets, ...pairs] });
      return false;
    });
    return all;
  };
  return widenShape({
    fits,
    readings,
    completing: byTrying(fits),
  })(shape);
}

/** Is some tile isolated, without a copy or a neighbour within two ranks? Such a tile can be in no set or pair. */
function standsAlone(counts: Counts): boolean {
  for (let kind = 0; kind < PLAYED; kind++) {
    if (counts[kind] !== 1) continue;
    if (kind >= SUITED) return true;
    const rank = kind % 9;
    const near =
      (rank > 0 && counts[kind - 1] !== 0) ||
      (rank < 8 && counts[kind + 1] !== 0) ||
      (rank > 1 && counts[kind - 2] !== 0) ||
      (rank < 7 && counts[kind + 2] !== 0);
    if (!near) return true;
  }
  return false;
}

/** Extra pairs that stand in for two sets. */
const PAIRS_TO_SPARE = 3;

function pairsOf(counts: Counts): number {
  let pairs = 0;
  for (let kind = 0; kind < PLAYED; kind++) pairs += (counts[kind] as number) >> 1;
  return pairs;
}

/** Does this shape count four of a kind as two pairs? */
export const countsFours = (shape: Shape): boolean =>
  shape.fits(bareScoringHand(countTiles([0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])), 4, PLAIN);

const FOUR = 4;

/**
 * A pairs shape with four of a kind counted the other way: as no pairs where the game counts two, as two pairs where it
 * does not.
 */
export function otherFours(shape: Shape): Shape {
  if (countsFours(shape)) {
    return {
      ...shape,
      fits: (hand, sets, how) => !hand.counts.includes(FOUR) && shape.fits(hand, sets, how),
    };
  }
  return {
    ...shape,
    fits: (hand, sets, how) =>
      shape.fits(hand, sets, how) ||
      (hand.counts.includes(FOUR) && shape.fits(withFoursApart(hand).hand, sets, how)),
    readings: (hand, sets, how) => {
      if (shape.fits(hand, sets, how)) return shape.readings(hand, sets, how);
      const { hand: apart, stands } = withFoursApart(hand);
      const back = (kind: Kind): Kind => stands.get(kind) ?? kind;
      return [...shape.readings(apart, sets, how)].map((reading) => ({
        ...reading,
        sets: reading.sets.map(({ kind, tiles }) => ({ kind, tiles: tiles.map(back) })),
      }));
    },
  };
}

/**
 * Replaces two of each four of a kind by a kind the hand does not hold. Returns the changed hand, and for each
 * replacement the real kind.
 * Example: 1111m → 11m and 22m, with `stands` 2m → 1m.
 */
function withFoursApart(hand: ScoringHand): { hand: ScoringHand; stands: ReadonlyMap<Kind, Kind> } {
  const counts = hand.counts.slice();
  const stands = new Map<Kind, Kind>();
  for (const [kind, n] of hand.counts.entries()) {
    const other = counts.indexOf(0);
    if (n !== FOUR || other < 0 || other >= PLAYED) continue;
    counts[kind] = 2;
    counts[other] = 2;
    stands.set(other, kind);
  }
  return { hand: { ...hand, counts }, stands };
}

/** A distractor of four pairs and two sets fewer than a hand needs. */
export function setsAndPairs(ruleset: Ruleset, random: Random): Distractor | null {
  const kinds = playedIn(ruleset);
  const hand = makeHand(ruleset, random, { kinds, chows: 6, sets: ruleset.deal.sets - 2 });
  if (!hand) return null;
  const tiles = [...hand.sets.flatMap((set) => set.tiles), hand.pair, hand.pair];
  const others = shuffle(
    kinds.filter((kind) => !tiles.includes(kind)),
    random,
  ).slice(0, 3);
  return { tiles: [...tiles, ...others.flatMap((kind) => [kind, kind])] };
}

/** A distractor of four of a kind and five pairs, plus one set for every set the game has above four. */
export function fourAmongPairs(ruleset: Ruleset, random: Random): Distractor {
  const [four = 0, ...others] = shuffle(playedIn(ruleset), random);
  const pairs = others.slice(0, 5).flatMap((kind) => [kind, kind]);
  const sets = others.slice(5, 1 + ruleset.deal.sets).flatMap((kind) => [kind, kind, kind]);
  return { tiles: [four, four, four, four, ...pairs, ...sets] };
}
