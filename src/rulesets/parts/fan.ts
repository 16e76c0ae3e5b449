/** Scores a hand by a table of patterns worth fan, some replacing others; one evaluation yields total and receipt. */
import type { RuleId } from '../../engine/action.ts';
import type { Objections } from '../../engine/objections.ts';
import type { Reading, Score, ScoreLine, UncountedPattern } from '../../engine/score.ts';
import type { WinToScore } from '../../engine/scoring.ts';
import type { Aim, Winds } from '../../engine/targets.ts';
import { everyWay, highest } from './best-reading.ts';
import type { Tiles } from './finders.ts';
import { objections } from './objections.ts';
import type { Pattern } from './patterns.ts';
import { placements } from './placements.ts';
import { readHand } from './read-hand.ts';

/** One pattern of a fan table. */
export interface FanPattern extends Pattern {
  readonly id: RuleId;
  readonly worth: number;
  /** Smaller patterns that it contains; they do not count beside it. */
  readonly replaces?: readonly RuleId[];
  /** True if it depends on the luck of the draw, not on the hand. */
  readonly luck?: true;
}

/** A fan table: its patterns, its cap and its exclusions. */
export interface FanTable {
  readonly unit: string;
  readonly patterns: readonly FanPattern[];
  /** Given the patterns found, returns those that may count; null if all may. */
  readonly alone: ((found: readonly FanPattern[]) => ReadonlySet<FanPattern> | null) | null;
  /** The rule under which `alone` leaves patterns out. */
  readonly aloneRule: RuleId;
  readonly cap: number;
  readonly capRule: RuleId;
}

/** Lists what bots and hints can aim at: the patterns that say how a hand with them is built. */
export const aimsOf =
  (patterns: readonly FanPattern[]) =>
  (winds: Winds): Aim[] =>
    patterns.flatMap(({ id, worth, replaces, makeup }) =>
      (makeup?.(winds) ?? []).map((each) => ({ rule: id, worth, ...(replaces && { replaces }), ...each })),
    );

/** Explains why a pattern of the table does not count: what the hand lacks for it. */
export const fanObjections = (patterns: readonly FanPattern[]): Objections =>
  objections(
    patterns.map(({ id }) => ({ pattern: id })),
    ({ pattern }) => patterns.find(({ id }) => id === pattern)?.lacks,
  );

interface PatternMatch {
  readonly pattern: FanPattern;
  readonly tiles: readonly Tiles[];
}

interface FanCount {
  readonly score: Score;
  readonly total: number;
  /** The total without the cap. */
  readonly uncapped: number;
}

/** The best score of a hand; among several that reach the cap, the one worth most without it. */
export const bestFan = (table: FanTable, win: WinToScore): Score =>
  bestOf(countedIn(table, win))?.score ?? { ...emptyScore, unit: table.unit };

const countedIn = (table: FanTable, win: WinToScore): FanCount[] =>
  everyWay(
    win.readings,
    (reading) => placements(reading, win.how.tile),
    (reading, placed) => fanOf(table, win, reading, placed),
  );

const bestOf = (all: readonly FanCount[]): FanCount | null =>
  highest(all, (later, first) => later.uncapped > first.uncapped);

/** Does another way to count the hand tie with the best by other patterns, or by another pattern that stands alone? */
export function isTied(table: FanTable, win: WinToScore): boolean {
  const all = countedIn(table, win);
  const best = bestOf(all);
  if (!best) return false;
  const most = Math.max(...best.score.lines.map(({ worth }) => worth));
  const shutOut = best.score.uncounted.some(
    ({ because, pattern }) =>
      because === 'excluded' && table.patterns.some(({ id, worth }) => id === pattern && worth >= most),
  );
  const as = linesKey(best.score);
  return (
    shutOut ||
    all.some(
      ({ total, uncapped, score }) =>
        total === best.total && uncapped === best.uncapped && linesKey(score) !== as,
    )
  );
}

/** The patterns that count, sorted and joined, as a key. */
const linesKey = ({ lines }: Score): string =>
  lines
    .map(({ pattern }) => pattern)
    .sort()
    .join();

const emptyScore = { total: 0, lines: [], uncounted: [], reading: null, placed: -1 } as const;

/** The pattern found that replaces this one and is not itself replaced; null if there is none. */
function replacedBy(found: readonly PatternMatch[], id: RuleId): RuleId | null {
  for (const { pattern } of found) {
    if (pattern.replaces?.includes(id) && replacedBy(found, pattern.id) === null) return pattern.id;
  }
  return null;
}

/** The pattern with the highest worth; the first among equals. */
const dearestOf = (all: readonly FanPattern[]): FanPattern | null =>
  all.reduce<FanPattern | null>((best, each) => (best && best.worth >= each.worth ? best : each), null);

function fanOf(table: FanTable, win: WinToScore, reading: Reading, placed: number): FanCount {
  const hand = readHand(win.scoringHand, reading, placed, win.how.by !== 'draw');
  const found: PatternMatch[] = [];
  for (const pattern of table.patterns) {
    const tiles = pattern.finds(hand, win);
    if (tiles.length > 0) found.push({ pattern, tiles });
  }
  const onlyThese = table.alone?.(found.map((each) => each.pattern)) ?? null;
  const beside = onlyThese === null ? found : found.filter(({ pattern }) => onlyThese.has(pattern));
  const alone = onlyThese === null ? null : dearestOf(beside.map(({ pattern }) => pattern));
  const lines: ScoreLine[] = [];
  const uncounted: UncountedPattern[] = [];
  let total = 0;
  let uncapped = 0;
  for (const { pattern, tiles } of found) {
    const { id, worth } = pattern;
    if (onlyThese !== null && !onlyThese.has(pattern)) {
      uncounted.push({
        pattern: id,
        because: 'excluded',
        by: table.aloneRule,
        ...(alone && { beside: alone.id }),
      });
      continue;
    }
    const by = replacedBy(beside, id);
    if (by) {
      uncounted.push({ pattern: id, because: 'replaced', by });
      continue;
    }
    for (const each of tiles) {
      const counted = Math.min(worth, table.cap - total);
      if (counted < worth) uncounted.push({ pattern: id, because: 'capped', by: table.capRule });
      if (counted > 0) {
        lines.push({ pattern: id, worth: counted, tiles: each, ...(counted < worth && { full: worth }) });
      }
      total += counted;
      uncapped += worth;
    }
  }
  const score = { unit: table.unit, total, lines, uncounted, reading, placed };
  return { score, total, uncapped };
}
