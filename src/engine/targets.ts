/**
 * Targets a hand can be built towards, as data for bots and hints. They decide nothing: shapes, constraints and scores
 * judge a win. Each game lists its own, so that bots need no knowledge of the game.
 */
import type { RuleId } from './action.ts';
import type { ScoringHand } from './scoring-hand.ts';
import type { Kind } from './tiles.ts';

/**
 * One requirement on a set or on the pair: it contains one of the `tile` kinds, is a pung or kong of one of the `pung`
 * kinds, or a pair of one of the `pair` kinds.
 */
export interface Need {
  readonly tile?: readonly Kind[];
  readonly pung?: readonly Kind[];
  readonly pair?: readonly Kind[];
}

/** Conditions on a complete hand, melds included. All that are given hold together. */
export interface Makeup {
  /** Shape id; default: sets and a pair (`standard`). */
  readonly shape?: string;
  /** All tiles are from one of these lists of kinds. */
  readonly families?: readonly (readonly Kind[])[];
  readonly mostChows?: number;
  readonly mostPungs?: number;
  /** The pair is of one of these kinds. */
  readonly pairs?: readonly Kind[];
  /** Each need is met by some set or by the pair. */
  readonly needs?: readonly Need[];
  /** No meld is claimed. */
  readonly concealed?: true;
  /** The last tile is drawn. */
  readonly drawn?: true;
}

/** A scoring pattern that a bot can aim at. */
export interface Aim extends Makeup {
  readonly rule: RuleId;
  /** Worth added to the score, in its unit. */
  readonly worth: number;
  /** Smaller patterns it contains, which then add nothing. */
  readonly replaces?: readonly RuleId[];
  /** Set if no other pattern adds to it. */
  readonly alone?: true;
  /** Set if it counts once for each matching set, so that several aims of this rule can stand together. */
  readonly each?: true;
}

/** The winds that decide which wind sets score. */
export type Winds = Pick<ScoringHand, 'seatWind' | 'roundWind'>;
