/**
 * What a hand may be built towards, as data. Nothing is decided by it: whether a hand wins, and what it is worth, say
 * shapes, constraints and scores. Bots and hints plan by it, so that a game tells them itself what it asks for.
 */
import type { RuleId } from './action.ts';
import type { ScoringHand } from './ruleset.ts';
import type { Kind } from './tiles.ts';

/** What one set, or the pair, must be: it has any of these tiles, is a pung or kong of one, or a pair of one. */
export interface Need {
  readonly tile?: readonly Kind[];
  readonly pung?: readonly Kind[];
  readonly pair?: readonly Kind[];
}

/** How a whole hand is made. Everything that is said holds of it, melds included. */
export interface Makeup {
  /** The shape's id; sets and a pair (`standard`) unless told. */
  readonly shape?: string;
  /** All its tiles are of one of these families. */
  readonly families?: readonly (readonly Kind[])[];
  readonly mostChows?: number;
  readonly mostPungs?: number;
  /** The pair is of one of these kinds. */
  readonly pairs?: readonly Kind[];
  /** Each is met by some set, or by the pair. */
  readonly needs?: readonly Need[];
  /** No meld is claimed. */
  readonly concealed?: true;
  /** The last tile is drawn. */
  readonly drawn?: true;
}

/** A pattern that a hand may be after. */
export interface Aim extends Makeup {
  readonly rule: RuleId;
  /** What it adds to the score, in its unit. */
  readonly worth: number;
  /** Smaller patterns that it contains: they add nothing beside it. */
  readonly replaces?: readonly RuleId[];
  /** Nothing adds to it. */
  readonly alone?: true;
  /** It counts once for every set of its kind, so that several of this rule stand side by side. */
  readonly each?: true;
}

/** What decides which winds count. */
export type Winds = Pick<ScoringHand, 'seatWind' | 'roundWind'>;
