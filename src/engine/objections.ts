/** A game's explanations of why a score line does not count, as data. */
import type { RuleId } from './action.ts';
import type { Score, ScoreLine } from './score.ts';
import type { WinToScore } from './scoring.ts';
import type { Wind } from './seats.ts';
import type { IndicatorsSeen } from './table.ts';
import type { Kind } from './tiles.ts';

/** Names a line: its rule and part. */
export type LineName = Pick<ScoreLine, 'pattern' | 'part'>;

/** A set as shown in an explanation. */
export interface SetFact {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly tiles: readonly Kind[];
}

/** One fact that excludes a line. Text is made from it where it is shown. */
export type Against =
  /** The hand has a forbidden tile (`tile`) or a bonus tile (`holds`). */
  | { readonly is: 'tile' | 'holds'; readonly tile: Kind }
  /** The hand has this set. */
  | { readonly is: 'set'; readonly set: SetFact }
  /** The set was claimed; was never claimed; or was completed by a discard. */
  | { readonly is: 'called' | 'uncalled' | 'finished-by-another'; readonly set: SetFact }
  /** The hand has a different pair. */
  | { readonly is: 'pair'; readonly tile: Kind }
  /** These tiles are of different suits. */
  | { readonly is: 'suits'; readonly tiles: readonly Kind[] }
  /** The hand has no tile of this group. */
  | { readonly is: 'no'; readonly of: 'honours' | 'terminals' | 'suits' | 'bonus' | 'reds' }
  /** The hand has only `have` copies of this tile. */
  | { readonly is: 'copies'; readonly tile: Kind; readonly have: number }
  /** The hand has no pung of this tile. */
  | { readonly is: 'no-pung'; readonly tile: Kind }
  /** All sets of this group in the hand; they are too few or the wrong ones. May be empty. */
  | { readonly is: 'sets'; readonly of: SetsOf; readonly sets: readonly SetFact[] }
  /** The hand has another shape. */
  | { readonly is: 'shape'; readonly rule: RuleId }
  /**
   * How the hand won: on a discard, on a robbed kong, or by a draw; `other-last`: the last tile was this one, not the
   * one the line needs.
   */
  | { readonly is: 'discard' | 'robbed' | 'drawn' | 'other-last'; readonly tile: Kind }
  /**
   * How the winning tile was drawn, if the line needs another kind of draw. `drawn-in-turn`: from the wall;
   * `drawn-for-bonus`: for a bonus tile; `drawn-after-one`: after one kong, not two; `replacement`: any replacement
   * tile.
   */
  | {
      readonly is: 'drawn-in-turn' | 'drawn-for-bonus' | 'drawn-after-one' | 'replacement';
      readonly tile: Kind;
    }
  /** Tiles were left in the wall; or the deal was already under way (`not-first`). */
  | { readonly is: 'wall-left' | 'not-first' }
  /** The seat has this wind, which the line does not take. */
  | { readonly is: 'wind'; readonly wind: Wind }
  /** Other tiles would also have won: the wait was not single. */
  | { readonly is: 'also'; readonly tiles: readonly Kind[] }
  /** The last tile completed this set (or pair). */
  | { readonly is: 'finished'; readonly set: SetFact }
  | { readonly is: 'finished-pair'; readonly tile: Kind }
  /**
   * The tile completed this run at the only possible end (`one-ended`), or another tile would complete it at the other
   * end (`open-ended`).
   */
  | { readonly is: 'one-ended' | 'open-ended'; readonly set: SetFact; readonly tile: Kind }
  /** The word of this rule was not declared; or (`late`) a turn or a claim came between it and the win. */
  | { readonly is: 'undeclared' | 'late'; readonly rule: RuleId }
  /** No indicator (face up, or under them) points to a tile of the hand. */
  | { readonly is: 'no-dora'; readonly of: keyof IndicatorsSeen }
  /** A hand with a fixed value takes no such lines; or the other line stands in its place. */
  | { readonly is: 'fixed' | 'instead'; readonly by: RuleId };

export type SetsOf = 'pung' | 'kong' | 'chow' | 'dragon' | 'wind' | 'concealed';

/** Explanations of a game for lines that do not count. */
export interface Objections {
  /** Every line a hand in this game can have. */
  readonly lines: readonly LineName[];
  /** The fact against this line in the hand as scored; null if there is none. */
  readonly against: (line: LineName, score: Score, win: WinToScore) => Against | null;
}
