/** The answers of a prediction as data, and the step it is about. */
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Kind } from '../engine/tiles.ts';
import type { Frame } from '../machines/table.ts';

/** One answer, as data; the display puts it into words. */
export type PredictedOutcome =
  | { readonly is: 'draws' | 'replaces' | 'discards' | 'ends' }
  /** A drawn tile and where it lies. */
  | { readonly is: 'tile'; readonly tile: Kind; readonly from: DrawSource }
  | { readonly is: 'no tile' }
  /** What the other players learn from a kong. */
  | { readonly is: 'its tile' | 'that it is one' | 'nothing' }
  /** What the other players learn from a draw. */
  | { readonly is: 'what was drawn' | 'that it was drawn' | 'where it goes' }
  /** The number of copies still to come. */
  | { readonly is: 'left'; readonly count: number }
  /** The counters left when the deal is over. */
  | { readonly is: 'counters'; readonly count: number }
  | { readonly is: 'amount'; readonly amount: number }
  | { readonly is: 'same dealer' | 'next dealer' | 'next round' | 'match over' };

/** What a seat has already done this turn, when the question is what it does next. */
export type SeatTurn = 'nothing' | 'dealt' | 'drawn' | 'called' | 'laid' | 'all';

/** The place a tile is drawn from. */
export type DrawSource = 'wall' | 'tail' | 'box' | 'dead-wall';

export interface PredictionAnswers {
  /** All answers; `outcomes[right]` is the right one. */
  readonly outcomes: readonly PredictedOutcome[];
  readonly right: number;
  /** The rules that decide the answer. */
  readonly rules: readonly RuleId[];
  /** For tile counts: copies in the set, in the reader's hand, and visible elsewhere. */
  readonly counted?: { readonly copies: number; readonly inHand: number; readonly visible: number };
  /** For “what does the seat do?”: what it has already done this turn. */
  readonly done?: SeatTurn;
}

/** The frames of a step, within the whole scene. */
export interface PlayedStep {
  readonly ruleset: Ruleset;
  readonly frames: readonly Frame[];
  /** Indices of the step's first and last frame. */
  readonly from: number;
  readonly to: number;
}
