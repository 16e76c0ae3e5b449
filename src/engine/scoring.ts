/** What a scorer is given and gives: the shapes and conditions of a win, and the scoring of a game. */

import type { RuleId } from './action.ts';
import type { Counts } from './counts.ts';
import type { Objections } from './objections.ts';
import type { Random } from './random.ts';
import type { Position } from './ruleset.ts';
import type { Reading, Score, ScoreCount, ScoreLine } from './score.ts';
import type { ScoringHand } from './scoring-hand.ts';
import type { Seat } from './seats.ts';
import type { WinSource } from './table.ts';
import type { Makeup, Need } from './targets.ts';
import type { Kind } from './tiles.ts';

/** One form a complete hand may have: sets and a pair, seven pairs, thirteen orphans … */
export interface Shape {
  readonly id: string;
  readonly rule: RuleId;
  /** Fast test on counts: does any reading fit? `how` (the source of the last tile) matters only for jokers. */
  readonly fits: (hand: ScoringHand, sets: number, how: WinSource) => boolean;
  readonly readings: (hand: ScoringHand, sets: number, how: WinSource) => Iterable<Reading>;
  /**
   * Kinds that would complete this shape, when that is faster than trying every kind. An optimisation only. May list
   * kinds with no copy left. Null means: try every kind.
   */
  readonly completing?: (hand: ScoringHand, sets: number) => readonly Kind[] | null;
  /**
   * May one discard leave this hand, which has a tile too many, waiting for this shape? An optimisation only: false
   * if that is soon seen to be impossible. Left out: it may.
   */
  readonly near?: (hand: ScoringHand) => boolean;
  /**
   * Generates the tiles of a random hand of this shape without melds, where random sets and a pair would rarely
   * produce it. Example: seven pairs returns 14 tiles.
   */
  readonly deal?: (random: Random) => readonly Kind[];
  /**
   * Number of tiles still missing for this shape (no melds, no jokers), with each need met by one of its tiles. For
   * bots and hints. Not needed for sets and a pair, which bots count themselves; bots never aim at another shape
   * without it.
   */
  readonly short?: (counts: Counts, needs?: readonly Need[]) => number;
}

/** A condition on a winning hand besides its shape. */
export interface Constraint {
  readonly rule: RuleId;
  readonly holds: (reading: Reading, hand: ScoringHand, how: WinSource) => boolean;
  /** The tiles that break the condition; shown with the refusal. */
  readonly concerns?: (reading: Reading, hand: ScoringHand) => readonly Kind[];
  /** What a hand of sets and a pair must look like to satisfy the condition. For bots and hints. */
  readonly asks?: Makeup;
  /** Set if `asks` also applies to shapes other than sets and a pair. */
  readonly asksAnyShape?: true;
}

/** Input of a scorer. `readings` are only those that satisfy every constraint. */
export interface WinToScore {
  readonly scoringHand: ScoringHand;
  readonly how: WinSource;
  readonly readings: readonly Reading[];
  readonly seat: Seat;
  readonly position: Position;
  /**
   * Set once the hand has really won, so that hidden facts (tiles under the indicators) count. Left out for every
   * question asked before that.
   */
  readonly final?: true;
}

/** The two counts of a score in a game that counts in two (han and fu), or its yakuman. */
type RankCounts = { readonly han: number; readonly fu: number } | { readonly yakuman: number };

/** A scoring pattern too rare for random deals, and the parts to deal a hand of it from. */
export interface SeldomHand {
  readonly rule: RuleId;
  readonly begins: (random: Random) => {
    /** Required parts: `runs` by their lowest tile, `pungs` and `pairs` by their tile. */
    readonly runs?: readonly Kind[];
    readonly pungs?: readonly Kind[];
    readonly pairs?: readonly Kind[];
    /** The only kinds the hand may contain. */
    readonly kinds?: readonly Kind[];
    /** How many of the remaining sets are chows, out of ten. */
    readonly chows?: number;
    /** False if the hand must stay concealed. Default: sets may be melded. */
    readonly open?: false;
  };
}

export interface Scoring {
  readonly unit: string;
  /** The highest total of a hand, winner's or loser's. Left out where the game caps none. */
  readonly most?: number;
  /** Facts about the winner that affect the score, named by clauses, each with its rule. For single-hand pages. */
  readonly facts?: Readonly<Record<string, RuleId>>;
  readonly score: (win: WinToScore) => Score;
  /** Builds a score from its counts alone (no lines). Only in games that count in two. */
  readonly ofRank?: (counts: RankCounts) => Score;
  /**
   * The patterns for which another seat may be liable, each with its worth in yakuman, and whether that seat answers
   * for the pattern alone. Left out where nobody is ever liable.
   */
  readonly fed?: { readonly patterns: Readonly<Record<RuleId, number>>; readonly alone: boolean };
  /** Total and rank of these lines. Only in games that count in two. */
  readonly ofLines?: (lines: readonly ScoreLine[]) => Pick<Score, 'total' | 'rank'>;
  /** Han of each yaku in a concealed hand and in an open one (null: concealed only). Only in games that count in two. */
  readonly han?: Readonly<Record<RuleId, { readonly concealed: number; readonly open: number | null }>>;
  /** The rule for adding up each count. Only in games that count in two. */
  readonly counts?: Readonly<Record<ScoreCount, RuleId>>;
  /** Rare hands to deal on purpose for questions. Left out if random deals show enough. */
  readonly seldom?: readonly SeldomHand[];
  /** Can the hand be scored for the same total by different lines? Then no single receipt is the right answer. */
  readonly tied?: (win: WinToScore) => boolean;
  /** Explains why a line does not count in a hand. Left out if the game explains nothing. */
  readonly objections?: Objections;
  /** Scores a losing hand; null if losers do not score. */
  readonly loserScore: ((hand: ScoringHand, seat: Seat, position: Position) => Score) | null;
}
