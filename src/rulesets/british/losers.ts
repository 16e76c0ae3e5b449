/** Scores a losing hand, as it lies or as the special hand it was fishing for (rule `loser-scores`). */

import type { Counts } from '../../engine/counts.ts';
import { scoringHandWith } from '../../engine/hands.ts';
import type { Position } from '../../engine/ruleset.ts';
import {
  type JokerUse,
  type Reading,
  type ReadSet,
  type Score,
  type ScoreLine,
  totalOf,
} from '../../engine/score.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { Seat } from '../../engine/seats.ts';
import { JOKER, type Kind, PLAYED } from '../../engine/tiles.ts';
import { byDraw, waits, winningReadings } from '../../engine/win.ts';
import { pairWorth } from '../parts/finders.ts';
import { type ReadGroup, readHand } from '../parts/read-hand.ts';
import { hasFished } from './declarations.ts';
import { bonusDoubles, callDouble, setDoubles } from './doubles.ts';
import { placesOf } from './exchange-seats.ts';
import { originalCall } from './original-call.ts';
import { bonusLines, DOUBLE_WIND, setLines, setWorth } from './points.ts';
import { isPurity, isSpecial, PURITY, type ScoringAgreement, type SpecialHand } from './special-hands.ts';
import { type HandSum, linesApart, purityLine, scoreOf, specialLine, withLimit } from './total.ts';

export function loserScore(
  scoringHand: ScoringHand,
  seat: Seat,
  position: Position,
  agreed: ScoringAgreement,
): Score {
  const { limit, specials } = agreed;
  const reading = bestDivision(scoringHand);
  const hand = readHand(scoringHand, reading, -1, false);
  const points = setLines(hand.groups, scoringHand);
  const bonus = bonusLines(scoringHand);
  const ofBonus = bonusDoubles(scoringHand);
  const apart = linesApart(bonus, ofBonus.lines);
  const sums: HandSum[] = [];
  const add = (special: string | null, lines: readonly ScoreLine[]): void => {
    const within = withLimit(lines, limit);
    const { uncounted } = ofBonus;
    sums.push({ special, lines: within, uncounted, total: totalOf(within), reading, placed: -1 });
  };
  if (hasFished(position, seat)) {
    for (const id of fishedFor(scoringHand, seat, position, specials)) {
      const fishing = specials.find((special) => special.id === id)?.fishing ?? null;
      if (id === PURITY) add(id, [...points, purityLine(hand.tiles), ...apart]);
      else if (fishing !== null) add(id, [specialLine(id, fishing, limit, hand.tiles), ...apart]);
    }
  }
  const called = callDouble(originalCall(position, seat));
  add(null, [...points, ...bonus, ...setDoubles(hand.groups, scoringHand), ...called, ...ofBonus.lines]);
  return scoreOf(sums);
}

/** Special hands this hand is one tile short of, in rulebook order. */
function fishedFor(
  scoringHand: ScoringHand,
  seat: Seat,
  position: Position,
  specials: readonly SpecialHand[],
): string[] {
  const { ruleset } = position;
  const found = new Set<string>();
  for (const tile of waits(ruleset, scoringHand)) {
    const whole = scoringHandWith(scoringHand, tile);
    const how = byDraw(tile);
    const readings = winningReadings(ruleset, whole, how);
    const win = { scoringHand: whole, how, readings, seat, position };
    for (const reading of readings) {
      for (const placed of placesOf(reading, how)) {
        const hand = readHand(whole, reading, placed, false);
        if (isPurity(hand, win)) found.add(PURITY);
        for (const special of specials)
          if (special.fishing !== null && isSpecial(special, hand, win)) found.add(special.id);
      }
    }
  }
  return [PURITY, ...specials.map(({ id }) => id)].filter((id) => found.has(id));
}

/** A division of one kind's tiles and its jokers into pungs and pairs. */
interface Division {
  readonly pungs: number;
  readonly pairs: number;
  /** Jokers in pungs and in pairs, at most one per group. */
  readonly inPungs: number;
  readonly inPairs: number;
}

/**
 * Divides tiles and jokers into pungs first, then pairs: two pairs are never worth more than one pung. Example: 2 tiles
 * and 1 joker → one pung.
 */
function divide(own: number, jokers: number): Division {
  for (let pungs = 2; pungs > 0; pungs--) {
    let best: Division | null = null;
    for (let inPungs = 0; inPungs <= Math.min(pungs, jokers); inPungs++) {
      const rest = own - (3 * pungs - inPungs);
      if (rest < 0) continue;
      const division = { pungs, inPungs, ...pairsOf(rest, jokers - inPungs) };
      if (best === null || division.pairs > best.pairs) best = division;
    }
    if (best !== null) return best;
  }
  return { pungs: 0, inPungs: 0, ...pairsOf(own, jokers) };
}

/** Makes the most pairs. A joker pairs with a single tile; with two jokers, two tiles make two pairs. */
function pairsOf(own: number, jokers: number): { pairs: number; inPairs: number } {
  let best = { pairs: 0, inPairs: 0 };
  for (let inPairs = 0; inPairs <= Math.min(own, jokers); inPairs++) {
    const pairs = inPairs + Math.floor((own - inPairs) / 2);
    if (pairs > best.pairs) best = { pairs, inPairs };
  }
  return best;
}

/**
 * Finds the most valuable division of the concealed tiles. Backtracking over the jokers given to each kind; maximises
 * points·2^doubles.
 */
function bestDivision(hand: ScoringHand): Reading {
  const { counts } = hand;
  const jokers = counts[JOKER] as number;
  const kinds: Kind[] = [];
  for (let tile = 0; tile < PLAYED; tile++) if (counts[tile] !== 0) kinds.push(tile);
  const lying = readHand(hand, NO_SETS, -1, false).groups;
  const base = worthOf(lying, hand);
  base.points += bonusLines(hand).reduce((sum, { worth }) => sum + worth, 0);
  let best = -1;
  let bestTiles: readonly number[] = [];
  const giving: number[] = [];
  const walk = (at: number, left: number, points: number, doubles: number): void => {
    const tile = kinds[at];
    if (tile === undefined) {
      const total = points * 2 ** doubles;
      if (total > best) {
        best = total;
        bestTiles = giving.slice();
      }
      return;
    }
    for (let n = 0; n <= left; n++) {
      const worth = worthOf(setsOf(tile, divide(counts[tile] as number, n)), hand);
      giving.push(n);
      walk(at + 1, left - n, points + worth.points, doubles + worth.doubles);
      giving.pop();
    }
  };
  walk(0, jokers, base.points, base.doubles);
  return readingOf(kinds, bestTiles, counts);
}

const NO_SETS: Reading = { shape: 'as-it-lies', sets: [], pair: null };

function worthOf(sets: readonly ReadGroup[], hand: ScoringHand): { points: number; doubles: number } {
  let points = 0;
  for (const set of sets)
    points +=
      set.kind === 'pair' ? pairWorth(set.tile, hand, DOUBLE_WIND) : set.kind === 'chow' ? 0 : setWorth(set);
  return { points, doubles: setDoubles(sets, hand).length };
}

const alike = (tile: Kind, n: number): Kind[] => new Array<Kind>(n).fill(tile);

const setsOf = (tile: Kind, { pungs, pairs }: Division): ReadGroup[] => [
  ...new Array<ReadGroup>(pungs).fill({ kind: 'pung', tile, tiles: alike(tile, 3), concealed: true }),
  ...new Array<ReadGroup>(pairs).fill({ kind: 'pair', tile, tiles: alike(tile, 2), concealed: true }),
];

function readingOf(kinds: readonly Kind[], nested: readonly number[], counts: Counts): Reading {
  const sets: ReadSet[] = [];
  const uses: JokerUse[] = [];
  const loose: Kind[] = [];
  for (const [i, tile] of kinds.entries()) {
    const { pungs, pairs, inPungs, inPairs } = divide(counts[tile] as number, nested[i] ?? 0);
    for (let n = 0; n < pungs; n++) {
      if (n < inPungs) uses.push({ as: tile, set: sets.length });
      sets.push({ kind: 'pung', tiles: alike(tile, 3) });
    }
    for (let n = 0; n < pairs; n++) {
      if (n < inPairs) uses.push({ as: tile, set: sets.length });
      sets.push({ kind: 'pair', tiles: alike(tile, 2) });
    }
    const used = 3 * pungs + 2 * pairs - inPungs - inPairs;
    loose.push(...alike(tile, (counts[tile] as number) - used));
  }
  loose.push(...alike(JOKER, (counts[JOKER] as number) - uses.length));
  if (loose.length > 0) sets.push({ kind: 'single', tiles: loose });
  return { shape: 'as-it-lies', sets, pair: null, ...(uses.length > 0 && { jokers: uses }) };
}
