/** Adapts a hand to a game that plays with more or fewer sets, by adding or leaving out sets. */

import { countTiles } from '../../engine/counts.ts';
import { withoutTiles } from '../../engine/hands.ts';
import { standardReadings } from '../../engine/readings.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { beginsChow, isHonour, type Kind, kindsFrom, PLAYED, suitOf } from '../../engine/tiles.ts';
import { type HandToJudge, sizeOf, tilesOf, wholeSize } from '../../evaluation/hand.ts';
import { takenFrom } from '../../evaluation/tiles.ts';
import type { WrittenHand } from '../../notation/hand.ts';

/** The tiles of one set. */
export type SetTiles = readonly Kind[];

/** One set added or left out, and the sets that could have been. */
export interface Step {
  readonly tiles: SetTiles;
  readonly choices: readonly SetTiles[];
  /** True if this is the suggested set; the reader may have chosen another. */
  readonly suggested: boolean;
  /** Can the hand win here with any of the choices? */
  readonly mayWin: boolean;
}

export interface Fit {
  readonly hand: WrittenHand;
  readonly is: 'same' | 'added' | 'left';
  readonly steps: readonly Step[];
}

/** A hand's rank, compared number by number; lower is better. */
type FitRank = readonly number[];

interface RankedItem<T> {
  readonly item: T;
  readonly rank: FitRank;
}

/** Judges a hand in the target game; null if it cannot occur there. */
type Ranking = (hand: WrittenHand) => { readonly wins: boolean; readonly total: number } | null;

/**
 * Adapts a hand to the number of sets of the ruleset. Returns null if no set can be added or left out. Example: four
 * sets and a pair put to a game of five sets gain one set.
 * @param chosen sets that the reader chose to add or leave out, by step
 */
export function fit(
  ruleset: Ruleset,
  hand: WrittenHand,
  chosen: readonly SetTiles[],
  ranking: Ranking,
): Fit | null {
  const need = wholeSize(ruleset);
  const is = sizeOf(hand) === need ? 'same' : sizeOf(hand) < need ? 'added' : 'left';
  const steps: Step[] = [];
  let now = hand;
  while (sizeOf(now) !== need) {
    const candidates = is === 'added' ? withASet(ruleset, now) : withoutASet(now);
    const found = best(candidates, (candidate) => rankOf(is, hand, candidate, ranking));
    if (!found) return null;
    const wish = chosen[steps.length];
    const taken = candidates.find(({ tiles }) => wish && same(tiles, wish)) ?? found.item;
    steps.push({
      tiles: taken.tiles,
      choices: candidates.map(({ tiles }) => tiles),
      suggested: taken === found.item,
      mayWin: found.rank[0] === WINS,
    });
    now = taken.hand;
  }
  return { hand: now, is, steps };
}

interface Candidate {
  readonly tiles: SetTiles;
  readonly hand: WrittenHand;
}

const same = (a: SetTiles, b: SetTiles): boolean =>
  a.length === b.length && a.every((kind, i) => kind === b[i]);

/** Lists every set the remaining tiles allow, added to the concealed tiles; chows first. */
function withASet({ tiles: set }: Ruleset, hand: WrittenHand): Candidate[] {
  const runs = kindsFrom(0, PLAYED).filter(beginsChow);
  const sets = [
    ...runs.map((kind) => [kind, kind + 1, kind + 2]),
    ...kindsFrom(0, PLAYED).map((kind) => [kind, kind, kind]),
  ];
  return sets
    .filter((tiles) => takenFrom(set, [...tilesOf(hand), ...tiles]).missing === null)
    .map((tiles) => ({
      tiles,
      hand: { ...hand, concealed: [...hand.concealed, ...tiles].sort((a, b) => a - b) },
    }));
}

/** Lists every meld, and every set in the concealed tiles, as left out; the winning tile stays. */
function withoutASet(hand: WrittenHand): Candidate[] {
  const laid = hand.melds.map((meld, at) => ({
    tiles: meld.tiles,
    hand: { ...hand, melds: hand.melds.filter((_, i) => i !== at) },
  }));
  const counts = countTiles(hand.concealed);
  const groups = kindsFrom(0, PLAYED).flatMap((kind): Kind[][] => [
    ...((counts[kind] ?? 0) >= 3 ? [[kind, kind, kind]] : []),
    ...(beginsChow(kind) && counts[kind] && counts[kind + 1] && counts[kind + 2]
      ? [[kind, kind + 1, kind + 2]]
      : []),
  ]);
  const all = [
    ...laid,
    ...groups.map((tiles) => ({ tiles, hand: { ...hand, concealed: withoutTiles(hand.concealed, tiles) } })),
  ];
  return all.filter(({ tiles }, i) => all.findIndex((other) => same(other.tiles, tiles)) === i);
}

/**
 * Ranks a candidate; null if it cannot occur in the game. A winning hand stays winning if it can. An added set
 * resembles the hand and, among such sets, scores least, since it is not meant to make the hand. A set is left out so
 * that the rest scores most.
 */
function rankOf(
  is: Fit['is'],
  hand: WrittenHand,
  { tiles, hand: adaptedHand }: Candidate,
  ranking: Ranking,
): FitRank | null {
  const what = ranking(adaptedHand);
  if (!what) return null;
  const order = [what.wins ? WINS : LOSES, what.total < 0 ? 1 : 0];
  return is === 'added' ? [...order, strangeness(hand, tiles), what.total] : [...order, -what.total];
}

const WINS = 0;
const LOSES = 1;

function best<T>(all: readonly T[], rank: (item: T) => FitRank | null): RankedItem<T> | null {
  let found: RankedItem<T> | null = null;
  for (const item of all) {
    const own = rank(item);
    if (own && (found === null || isLower(own, found.rank))) found = { item, rank: own };
  }
  return found;
}

function isLower(a: FitRank, b: FitRank): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] as number) < (b[at] as number);
}

/**
 * Counts how unlike the hand a set is: 2 for a new suit or the first honour, 1 for a chow among pungs or the reverse, 1
 * if the hand already has its first tile.
 */
function strangeness(hand: HandToJudge, [first = 0, second]: SetTiles): number {
  const tiles = tilesOf(hand);
  const suits = new Set(tiles.map(suitOf));
  const kind = first === second ? 'pung' : 'chow';
  const kinds = kindsOfSets(hand);
  const foreign = isHonour(first) ? !tiles.some(isHonour) : !suits.has(suitOf(first));
  return (foreign ? 2 : 0) + (kinds.size > 0 && !kinds.has(kind) ? 1 : 0) + (tiles.includes(first) ? 1 : 0);
}

/** The kinds of set in the hand: chow, pung or both; empty if it is not made of sets. */
function kindsOfSets({ concealed, melds, winning }: HandToJudge): ReadonlySet<string> {
  const sets = Math.floor((concealed.length + 1) / 3);
  const counts = countTiles(winning ? [...concealed, winning.tile] : concealed);
  const [reading] = standardReadings(counts, sets);
  const laid = melds.map(({ kind }) => (kind === 'chow' ? 'chow' : 'pung'));
  return new Set([...(reading?.sets.map((set) => set.kind) ?? []), ...laid]);
}
