import type { RuleId } from './action.ts';
import type { Seat } from './seats.ts';
import type { Kind } from './tiles.ts';

/** One set or pair of the concealed tiles in a reading. */
export interface ReadSet {
  readonly kind: 'chow' | 'pung' | 'pair' | 'knitted' | 'single';
  /** Tiles of the set. A joker is written as the tile it stands for. */
  readonly tiles: readonly Kind[];
}

/** A joker among the concealed tiles: the tile it stands for, and the index of its set (−1: the pair). */
export interface JokerUse {
  readonly as: Kind;
  readonly set: number;
}

/**
 * One way to split the concealed tiles into sets. Melds are fixed and not part of it. Example: 111222333 reads as
 * three pungs or as three chows.
 */
export interface Reading {
  /** `standard`, `seven-pairs`, `thirteen-orphans` or a ruleset's own. */
  readonly shape: string;
  readonly sets: readonly ReadSet[];
  /** The pair of a standard reading. */
  readonly pair: Kind | null;
  /** Jokers of the reading. Left out if there are none. */
  readonly jokers?: readonly JokerUse[];
}

/** Counts of a game that counts in two. */
export type ScoreCount = 'han' | 'fu' | 'yakuman';

/** One line of a receipt: a pattern that counted, and its tiles. */
export interface ScoreLine {
  readonly pattern: RuleId;
  /** Part of the rule, if it scores in several ways: a key of the rulebook's `parts`. */
  readonly part?: string;
  readonly worth: number;
  /** Worth without the limit; left out if the limit does not cut it. */
  readonly full?: number;
  readonly tiles: readonly Kind[];
  /**
   * Effect on the running sum. Default: adds `worth`. `doubles`: doubles it `worth` times. `times`: multiplies it by
   * `worth`. `cap`: limits the final total to `worth`.
   */
  readonly as?: 'doubles' | 'times' | 'cap';
  /** Its count, in a game that counts in two (han, fu). Such lines do not add up in one unit. */
  readonly of?: ScoreCount;
  /** Set for lines summed separately; that sum is added to the main one at the end. */
  readonly apart?: true;
}

/** A pattern that the hand has, or nearly has, and that did not count. */
export interface UncountedPattern {
  readonly pattern: RuleId;
  /**
   * Why: `replaced` a larger pattern contains it; `capped` the limit leaves no room; `excluded` not allowed beside the
   * other; `lower` only one counts and the other is worth more; `forbidden` a rule forbids it; `fixed` the other has a
   * fixed value; `instead` the other stands in its place.
   */
  readonly because: 'replaced' | 'capped' | 'excluded' | 'lower' | 'forbidden' | 'fixed' | 'instead';
  readonly by: RuleId;
  /** Part of the rule `by`. */
  readonly byPart?: string;
  /** The line that does count, for rules about lines that stand alone. */
  readonly beside?: RuleId;
  /** Part of the rule `pattern`, if it scores in several ways. */
  readonly part?: string;
  /** Set if all lines of the rule are meant, not just one. */
  readonly whole?: true;
}

/** Makes a score of which only the total is known. */
export const scoreOfTotal = (unit = 'points', total = 0): Score => ({
  unit,
  total,
  lines: [],
  uncounted: [],
  reading: null,
  placed: -1,
});

/** Score of a win in a game that does not score. */
export const uncountedScore = (reading: Reading | undefined): Score => ({
  ...scoreOfTotal(),
  reading: reading ?? null,
});

export const LIMITS = ['mangan', 'haneman', 'baiman', 'sanbaiman', 'counted', 'yakuman'] as const;

/** Result of a score in two counts (han and fu), and the limit it reaches. */
export interface ScoreRank {
  /** Null if a yakuman counts instead. */
  readonly han: number | null;
  /** Rounded fu; null if fu are not counted. */
  readonly fu: number | null;
  /** `counted`: enough han to be paid like a yakuman. */
  readonly limit: (typeof LIMITS)[number] | null;
  /** Number of yakuman paid; 0 if none. */
  readonly yakuman: number;
  /** Seat liable for a part of the payment, and that part of `total`. Left out if nobody is. */
  readonly liable?: { readonly seat: Seat; readonly total: number };
}

/** Validates stored data: is it a `ScoreRank`? */
export function isRank(value: unknown): value is ScoreRank {
  if (typeof value !== 'object' || value === null) return false;
  const { han, fu, limit, yakuman } = value as Partial<Record<keyof ScoreRank, unknown>>;
  return (
    [han, fu].every((count) => count === null || Number.isFinite(count)) &&
    Number.isFinite(yakuman) &&
    (limit === null || LIMITS.some((known) => known === limit))
  );
}

/** Score of a hand. Total and receipt (the lines) come from the same evaluation. */
export interface Score {
  /** Unit: fan, points … */
  readonly unit: string;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
  readonly uncounted: readonly UncountedPattern[];
  /** The reading that counted, and (`placed`) the index of its set with the winning tile; −1: the pair, or none. */
  readonly reading: Reading | null;
  readonly placed: number;
  /** Counts and limit, in a game that counts in two. `total` is then the basis of payments. */
  readonly rank?: ScoreRank;
}

/** Lines of one count; all lines if none is given. */
export const linesIn = ({ lines }: Pick<Score, 'lines'>, of?: ScoreCount): readonly ScoreLine[] =>
  of === undefined ? lines : lines.filter((line) => line.of === of);

/** Value of a score in one of its counts; null if it has none. Without a count: the total. */
export const countIn = ({ total, rank }: Pick<Score, 'total' | 'rank'>, of?: ScoreCount): number | null =>
  of === undefined ? total : ((of === 'yakuman' ? rank?.yakuman || null : rank?.[of]) ?? null);

/** Adds up lines by the game's own way (`ofLines`), or as one total. */
export const sumOf = (
  scoring: { readonly ofLines?: (lines: readonly ScoreLine[]) => Pick<Score, 'total' | 'rank'> } | null,
  lines: readonly ScoreLine[],
): Pick<Score, 'total' | 'rank'> => scoring?.ofLines?.(lines) ?? { total: totalOf(lines) };

/**
 * The value compared with a minimum: the total, or in a game that counts in two the han (yakuman if there are no han).
 */
export const comparable = ({ total, rank }: Pick<Score, 'total' | 'rank'>): number =>
  rank ? (rank.han ?? rank.yakuman) : total;

/**
 * Adds up lines in order; lines marked `apart` have a sum of their own. Example: 8, then 2 with `doubles`, gives 32; a
 * `cap` of 20 makes it 20.
 */
export function totalOf(lines: readonly ScoreLine[]): number {
  let sum = 0;
  let apart = 0;
  let most = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (line.as === 'cap') most = Math.min(most, line.worth);
    else if (line.apart) apart = after(apart, line);
    else sum = after(sum, line);
  }
  return Math.min(sum + apart, most);
}

const after = (sum: number, { as, worth }: ScoreLine): number =>
  as === 'doubles' ? sum * 2 ** worth : as === 'times' ? sum * worth : sum + worth;
