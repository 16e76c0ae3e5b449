import type { RuleId } from './action.ts';
import type { Seat } from './seats.ts';
import type { Kind } from './tiles.ts';

/** One set of the concealed part, as a reading sees it. */
export interface ReadSet {
  readonly kind: 'chow' | 'pung' | 'pair' | 'knitted' | 'single';
  /** A joker is written as the tile that it stands for. */
  readonly tiles: readonly Kind[];
}

/** A joker of the concealed part: what it stands for, and in which set (−1: the pair). */
export interface JokerUse {
  readonly as: Kind;
  readonly set: number;
}

/** One way to see a hand: how its concealed tiles fall apart. Melds lie as they lie. */
export interface Reading {
  /** `standard`, `seven-pairs`, `thirteen-orphans` or a ruleset's own. */
  readonly shape: string;
  readonly sets: readonly ReadSet[];
  /** The pair of a standard reading. */
  readonly pair: Kind | null;
  /** Left out where there is none. */
  readonly jokers?: readonly JokerUse[];
}

/** What lines may be counted in, in a game that counts in two. */
export type ScoreCount = 'han' | 'fu' | 'yakuman';

/** One thing that counted, with the tiles it rests on. */
export interface ScoreLine {
  readonly pattern: RuleId;
  /** Which part of the rule it is, where one rule counts in several ways: its name in the rulebook's `parts`. */
  readonly part?: string;
  readonly worth: number;
  /** What it would be worth if the limit left room for all of it; left out where it does. */
  readonly full?: number;
  readonly tiles: readonly Kind[];
  /** What it does to the sum so far: adds to it (unless told), doubles it so often, or multiplies it; or it is the
   *  most that the whole may be. */
  readonly as?: 'doubles' | 'times' | 'cap';
  /** Which count it belongs to, in a game that counts in two: such lines are no sum of one unit. */
  readonly of?: ScoreCount;
  /** Counted with the others that stand apart; the two sums are added in the end. */
  readonly apart?: true;
}

/** One thing that the hand has, or nearly has, and that did not count. */
export interface Uncounted {
  readonly pattern: RuleId;
  /** A larger one contains it; there is no room for it; it does not stand beside the other; the other was worth
   *  more, and one of them counts; a rule forbids it; the other has a fixed value, or stands in its place. */
  readonly because: 'replaced' | 'capped' | 'excluded' | 'lower' | 'forbidden' | 'fixed' | 'instead';
  readonly by: RuleId;
  /** Which part of the rule that it is by. */
  readonly byPart?: string;
  /** The line that counts, where the rule is about lines that stand alone. */
  readonly beside?: RuleId;
  /** Which part of the rule, where it counts in several ways. */
  readonly part?: string;
  /** It is all lines of the rule, and not one of them. */
  readonly whole?: true;
}

/** A score of which no more is known than its total. */
export const untoldScore = (unit = 'points', total = 0): Score => ({
  unit,
  total,
  lines: [],
  uncounted: [],
  reading: null,
  placed: -1,
});

/** What a win is worth where nothing is counted. */
export const uncountedScore = (reading: Reading | undefined): Score => ({
  ...untoldScore(),
  reading: reading ?? null,
});

const LIMITS = ['mangan', 'haneman', 'baiman', 'sanbaiman', 'counted', 'yakuman'] as const;

/** What a score of two counts comes to, and the limit that it reaches. */
export interface ScoreRank {
  /** Null where a yakuman counts instead. */
  readonly han: number | null;
  /** Rounded; null where none are counted. */
  readonly fu: number | null;
  /** `counted`: so many han that they are paid like a yakuman. */
  readonly limit: (typeof LIMITS)[number] | null;
  /** How many yakuman it is paid for; 0 where none counts. */
  readonly yakuman: number;
  /** Who answers for a part of it, and for how much of the total; left out where nobody does. */
  readonly liable?: { readonly seat: Seat; readonly total: number };
}

/** Whether something that was kept is a rank. */
export function isRank(value: unknown): value is ScoreRank {
  if (typeof value !== 'object' || value === null) return false;
  const { han, fu, limit, yakuman } = value as Partial<Record<keyof ScoreRank, unknown>>;
  return (
    [han, fu].every((count) => count === null || Number.isFinite(count)) &&
    Number.isFinite(yakuman) &&
    (limit === null || LIMITS.some((known) => known === limit))
  );
}

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
  /** In a game that counts in two: `total` is the value that payments are made of. */
  readonly rank?: ScoreRank;
}

/** The lines of one count, in a game that counts in two; else all of them. */
export const linesIn = ({ lines }: Pick<Score, 'lines'>, of?: ScoreCount): readonly ScoreLine[] =>
  of === undefined ? lines : lines.filter((line) => line.of === of);

/** What a score comes to in one of its counts; null where it has none. Without a count, its total. */
export const countIn = ({ total, rank }: Pick<Score, 'total' | 'rank'>, of?: ScoreCount): number | null =>
  of === undefined ? total : ((of === 'yakuman' ? rank?.yakuman || null : rank?.[of]) ?? null);

/** What these lines come to, by the game's own way where it counts in two. */
export const sumOf = (
  scoring: { readonly ofLines?: (lines: readonly ScoreLine[]) => Pick<Score, 'total' | 'rank'> } | null,
  lines: readonly ScoreLine[],
): Pick<Score, 'total' | 'rank'> => scoring?.ofLines?.(lines) ?? { total: totalOf(lines) };

/** What a minimum is held against: the total, or what the hand itself counts beside what its sets bring. */
export const comparable = ({ total, rank }: Pick<Score, 'total' | 'rank'>): number =>
  rank ? (rank.han ?? rank.yakuman) : total;

/** The total of these lines: each adds to or multiplies the total before it; lines that stand apart have a total of
 *  their own. */
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
