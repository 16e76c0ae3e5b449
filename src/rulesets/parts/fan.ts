/** A table of patterns, each worth fan, some replacing others: one evaluation gives number and receipt. */
import type { RuleId } from '../../engine/action.ts';
import type { WinToScore } from '../../engine/ruleset.ts';
import type { Reading, Score, ScoreLine, Uncounted } from '../../engine/score.ts';
import type { Kind } from '../../engine/tiles.ts';
import { placements } from './placements.ts';
import { type ReadHand, readHand } from './read-hand.ts';

/** One line of a fan table. */
export interface Pattern {
  readonly id: RuleId;
  readonly worth: number;
  /** The tiles it rests on, once for each time it counts; none where the hand does not show it. */
  readonly finds: (hand: ReadHand) => readonly (readonly Kind[])[];
  /** Smaller patterns that it contains. */
  readonly replaces?: readonly RuleId[];
  /** It is the luck of the draw, not of the hand. */
  readonly luck?: true;
  /** It is of flowers and seasons. */
  readonly bonus?: true;
}

/** What a table adds to its patterns. */
export interface FanTable {
  readonly unit: string;
  readonly patterns: readonly Pattern[];
  /** Lines that count beside these patterns; null where everything counts beside everything. */
  readonly alone: ((found: readonly Pattern[]) => ReadonlySet<Pattern> | null) | null;
  /** The rule under which patterns are left out by `alone`. */
  readonly aloneRule: RuleId;
  readonly cap: number;
  readonly capRule: RuleId;
}

interface Found {
  readonly pattern: Pattern;
  readonly tiles: readonly (readonly Kind[])[];
}

/** The dearest of all readings and of all places of the winning tile in them. */
export function bestFan(table: FanTable, win: WinToScore): Score {
  let best: Score | null = null;
  for (const reading of win.readings) {
    for (const placed of placements(reading, win.how.tile)) {
      const score = fanOf(table, win, reading, placed);
      if (best === null || score.total > best.total) best = score;
    }
  }
  return best ?? { unit: table.unit, total: 0, lines: [], uncounted: [], reading: null, placed: -1 };
}

/** The pattern found that replaces this one and is not itself replaced, or null. */
function replacedBy(found: readonly Found[], id: RuleId): RuleId | null {
  for (const { pattern } of found) {
    if (pattern.replaces?.includes(id) && replacedBy(found, pattern.id) === null) return pattern.id;
  }
  return null;
}

function fanOf(table: FanTable, win: WinToScore, reading: Reading, placed: number): Score {
  const hand = readHand(win, reading, placed);
  const found: Found[] = [];
  for (const pattern of table.patterns) {
    const tiles = pattern.finds(hand);
    if (tiles.length > 0) found.push({ pattern, tiles });
  }
  const kept = table.alone?.(found.map((each) => each.pattern)) ?? null;
  const lines: ScoreLine[] = [];
  const uncounted: Uncounted[] = [];
  let total = 0;
  for (const { pattern, tiles } of found) {
    const { id, worth } = pattern;
    if (kept !== null && !kept.has(pattern)) {
      uncounted.push({ pattern: id, because: 'excluded', by: table.aloneRule });
      continue;
    }
    const by = replacedBy(found, id);
    if (by) {
      uncounted.push({ pattern: id, because: 'replaced', by });
      continue;
    }
    for (const each of tiles) {
      const counted = Math.min(worth, table.cap - total);
      if (counted < worth) uncounted.push({ pattern: id, because: 'capped', by: table.capRule });
      if (counted > 0) lines.push({ pattern: id, worth: counted, tiles: each });
      total += counted;
    }
  }
  return { unit: table.unit, total, lines, uncounted, reading, placed };
}
