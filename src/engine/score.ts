import type { RuleId } from './action.ts';
import type { Kind } from './tiles.ts';

/** One set of the concealed part, as a reading sees it. */
export interface ReadSet {
  readonly kind: 'chow' | 'pung' | 'pair' | 'knitted' | 'single';
  readonly tiles: readonly Kind[];
}

/** One way to see a hand: how its concealed tiles fall apart. Melds lie as they lie. */
export interface Reading {
  /** `standard`, `seven-pairs`, `thirteen-orphans` or a ruleset's own. */
  readonly shape: string;
  readonly sets: readonly ReadSet[];
  /** The pair of a standard reading. */
  readonly pair: Kind | null;
}

/** One thing that counted, with the tiles it rests on. */
export interface ScoreLine {
  readonly pattern: RuleId;
  /** Which part of the rule it is, where one rule counts in several ways: its name in the rulebook's `parts`. */
  readonly part?: string;
  readonly worth: number;
  readonly tiles: readonly Kind[];
}

/** One thing that the hand has, or nearly has, and that did not count. */
export interface Uncounted {
  readonly pattern: RuleId;
  readonly because: 'replaced' | 'capped' | 'excluded';
  readonly by: RuleId;
}

/** What a win is worth where nothing is counted. */
export const uncountedScore = (reading: Reading | undefined): Score => ({
  unit: 'points',
  total: 0,
  lines: [],
  uncounted: [],
  reading: reading ?? null,
  placed: -1,
});

/** A score is its lines: number and receipt come out of one evaluation. */
export interface Score {
  /** What is counted: fan, points … */
  readonly unit: string;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
  readonly uncounted: readonly Uncounted[];
  /** The reading that counted, and which of its sets holds the winning tile (−1: the pair, or none). */
  readonly reading: Reading | null;
  readonly placed: number;
}
