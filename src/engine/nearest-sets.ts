/** Explains an incomplete hand: the sets and the pair it has, and the tiles left over. */

import type { RuleId } from './action.ts';
import { type Counts, copiesOf, tilesOf } from './counts.ts';
import type { LeftOver } from './reason.ts';
import type { Ruleset } from './ruleset.ts';
import type { ReadSet } from './score.ts';
import type { ScoringHand } from './scoring-hand.ts';
import type { WinSource } from './table.ts';
import { beginsChow, JOKER, type Kind, PLAYED, suitOf } from './tiles.ts';

export interface Partial {
  readonly sets: readonly ReadSet[];
  readonly pair: Kind | null;
  /** Tiles that belong to no set or pair. */
  readonly left: readonly Kind[];
}

/**
 * Splits tiles into sets and a pair so that the fewest are left over. Honours count; bonus tiles and jokers are
 * ignored. Example: 123 55 8 gives the set 123, the pair 5 and the leftover 8.
 * @param most the most sets to take
 * @param pairs the kinds that may be the pair; any kind if left out
 */
export function nearestSets(counts: Counts, most: number, pairs?: readonly Kind[]): Partial {
  const left = counts.slice();
  const sets: ReadSet[] = [];
  const loose: Kind[] = [];
  let pair: Kind | null = null;
  let best: Partial = { sets: [], pair: null, left: tilesOf(counts) };

  const add = (tiles: readonly Kind[], by: 1 | -1): void => {
    for (const tile of tiles) left[tile] = (left[tile] as number) + by;
  };
  const takes = (kind: ReadSet['kind'], tiles: readonly Kind[]): void => {
    add(tiles, -1);
    sets.push({ kind, tiles });
    look(tiles[0] as Kind);
    sets.pop();
    add(tiles, 1);
  };
  const look = (from: Kind): void => {
    if (loose.length >= best.left.length) return;
    let kind = from;
    while (kind < PLAYED && left[kind] === 0) kind++;
    if (kind >= PLAYED) {
      best = { sets: [...sets], pair, left: [...loose] };
      return;
    }
    const n = left[kind] as number;
    if (sets.length < most) {
      if (n >= 3) takes('pung', [kind, kind, kind]);
      if (beginsChow(kind) && left[kind + 1] !== 0 && left[kind + 2] !== 0)
        takes('chow', [kind, kind + 1, kind + 2]);
    }
    if (pair === null && n >= 2 && (pairs?.includes(kind) ?? true)) {
      pair = kind;
      add([kind, kind], -1);
      look(kind);
      add([kind, kind], 1);
      pair = null;
    }
    add([kind], -1);
    loose.push(kind);
    look(kind);
    loose.pop();
    add([kind], 1);
  };
  look(0);
  return best;
}

/**
 * Finds what keeps a full hand from any shape. Null for a wrong number of tiles, or with a joker, which could be any
 * tile.
 * @param mostChows the most chows allowed; null without a limit
 */
export function leftOver(
  ruleset: Ruleset,
  hand: ScoringHand,
  how: WinSource,
  mostChows: number | null,
): LeftOver | null {
  const { counts, melds } = hand;
  const sets = ruleset.deal.sets - melds.length;
  const concealed = tilesOf(counts);
  if (concealed.length !== 3 * sets + 2 || counts[JOKER] !== 0) return null;
  const near = shapesNear(ruleset, hand);
  const found = setback(ruleset, hand, how, mostChows);
  return near.length > 0 ? { ...found, near } : found;
}

/** A hand that lacks at most this many tiles of another shape is close to it. */
const CLOSE = 2;

/** Rules of the shapes other than sets and a pair that the hand is close to, closest first. */
function shapesNear({ wins }: Ruleset, { counts, melds }: ScoringHand): RuleId[] {
  if (melds.length > 0) return [];
  return wins.shapes
    .map(({ rule, short }) => ({ rule, lacks: short?.(counts) ?? Number.POSITIVE_INFINITY }))
    .filter(({ lacks }) => lacks <= CLOSE)
    .sort((one, other) => one.lacks - other.lacks)
    .map(({ rule }) => rule);
}

function setback(ruleset: Ruleset, hand: ScoringHand, how: WinSource, mostChows: number | null): LeftOver {
  const { counts, melds } = hand;
  const sets = ruleset.deal.sets - melds.length;
  const concealed = tilesOf(counts);
  if (melds.length === 0 && counts.every((copies) => copies % 2 === 0)) {
    const fours = [...new Set(concealed)].filter((kind) => counts[kind] === 4);
    return { is: 'pairs', count: concealed.length / 2, fours };
  }
  const short = pairShort(ruleset, hand, how);
  if (short) return short;
  const nearest = nearestSplit(ruleset, counts, sets);
  const runs = [...melds, ...nearest.sets].flatMap(({ kind, tiles }) => (kind === 'chow' ? [tiles] : []));
  const chows = mostChows !== null && runs.length > mostChows ? { runs, most: mostChows } : null;
  return { ...loose(nearest, melds.length), ...(chows && { chows }) };
}

/** Takes a pair that the game accepts where the hand has one: the others are then what is left over. */
function nearestSplit({ wins }: Ruleset, counts: Counts, sets: number): Partial {
  const pairs = wins.constraints.find(({ asks }) => asks?.pairs)?.asks?.pairs;
  const accepted = pairs && nearestSets(counts, sets, pairs);
  return accepted && accepted.pair !== null ? accepted : nearestSets(counts, sets);
}

function loose({ left, pair, sets }: Partial, melds: number): LeftOver {
  const [low, middle, high] = left;
  if (low !== undefined && middle !== undefined && high !== undefined && left.length === 3 && pair !== null) {
    const isClose = suitOf(low) !== null && suitOf(low) === suitOf(high) && high - low < 4;
    if (isClose && new Set(left).size === 3) return { is: 'no-run', tiles: left };
  }
  const kinds = [...new Set(left)];
  if (pair !== null && kinds.length > 1 && kinds.every((kind) => copiesOf(left, kind) === 2))
    return { is: 'more-pairs', kinds: [pair, ...kinds] };
  return { is: 'tiles', tiles: left, sets: sets.length + melds, hasPair: pair !== null };
}

/** Finds the two odd tiles of a hand one pair short of seven pairs; null for any other hand. */
function pairShort({ wins, deal, tiles }: Ruleset, hand: ScoringHand, how: WinSource): LeftOver | null {
  const shape = wins.shapes.find(({ id }) => id === 'seven-pairs');
  const odd = tilesOf(hand.counts.map((copies) => copies % 2));
  const free = hand.counts.findIndex((copies, kind) => copies === 0 && (tiles[kind] ?? 0) > 1);
  if (!shape || odd.length !== 2 || free < 0) return null;
  const counts = hand.counts.map((copies, kind) => (kind === free ? 2 : copies - (copies % 2)));
  const isShort = shape.fits({ ...hand, counts }, deal.sets - hand.melds.length, how);
  return isShort ? { is: 'pair-short', tiles: odd, rule: shape.rule } : null;
}
