/** The same hand in a game that plays with more sets, or with fewer: some are added, or left out. */

import { countTiles } from '../../engine/counts.ts';
import { withoutTiles } from '../../engine/hands.ts';
import { standardReadings } from '../../engine/readings.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { beginsChow, isHonour, type Kind, kindsFrom, PLAYED, suitOf } from '../../engine/tiles.ts';
import { type HandToJudge, sizeOf, tilesOf, wholeSize } from '../../evaluation/hand.ts';
import { takenFrom } from '../../evaluation/tiles.ts';
import type { WrittenHand } from '../../notation/hand.ts';

/** The tiles of a set. */
export type SetTiles = readonly Kind[];

/** One set that was added or left out, and those that could have been. */
export interface Step {
  readonly tiles: SetTiles;
  readonly choices: readonly SetTiles[];
  /** It is the one that was suggested; the reader may have chosen another. */
  readonly suggested: boolean;
  /** Whether the hand can win here at all, with one of these or without it. */
  readonly mayWin: boolean;
}

export interface Fit {
  readonly hand: WrittenHand;
  readonly is: 'same' | 'added' | 'left';
  readonly steps: readonly Step[];
}

/** How good a hand is, as numbers: of two, the one with the lower first difference is the better. */
type FitRank = readonly number[];

interface Ranked<T> {
  readonly item: T;
  readonly rank: FitRank;
}

/** What a hand is in this game; null where it cannot be. */
type Ranking = (hand: WrittenHand) => { readonly wins: boolean; readonly total: number } | null;

/**
 * The hand with as many sets as this game plays with; null where nothing can be left out of it, or added.
 * @param chosen sets that the reader chose, of those to add or to leave out
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

/** Every set that there are tiles for beside the hand, laid among its concealed tiles: runs first. */
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

/** Every set that lies there or that the concealed tiles hold, taken away; the winning tile stays. */
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
 * What is suggested leaves a win a win. Of sets to add it is one like those of the hand, of such the one that brings
 * least: it is not to make the hand. Of sets to leave out it is the one without which most is left.
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

function best<T>(all: readonly T[], rank: (item: T) => FitRank | null): Ranked<T> | null {
  let found: Ranked<T> | null = null;
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

/** In how many ways a set is unlike the hand: another suit, an honour among suits, a run among triplets. */
function strangeness(hand: HandToJudge, [first = 0, second]: SetTiles): number {
  const tiles = tilesOf(hand);
  const suits = new Set(tiles.map(suitOf));
  const kind = first === second ? 'pung' : 'chow';
  const kinds = kindsOfSets(hand);
  const foreign = isHonour(first) ? !tiles.some(isHonour) : !suits.has(suitOf(first));
  return (foreign ? 2 : 0) + (kinds.size > 0 && !kinds.has(kind) ? 1 : 0) + (tiles.includes(first) ? 1 : 0);
}

/** Whether the hand has runs, triplets or both; neither where it is not of sets. */
function kindsOfSets({ concealed, melds, winning }: HandToJudge): ReadonlySet<string> {
  const sets = Math.floor((concealed.length + 1) / 3);
  const counts = countTiles(winning ? [...concealed, winning.tile] : concealed);
  const [reading] = standardReadings(counts, sets);
  const laid = melds.map(({ kind }) => (kind === 'chow' ? 'chow' : 'pung'));
  return new Set([...(reading?.sets.map((set) => set.kind) ?? []), ...laid]);
}
