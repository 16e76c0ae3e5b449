import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Recording, RulesAddress } from '../../sessions/props.ts';

/** A right move and the text shown after it. */
export interface RightMove {
  readonly action: Action;
  readonly text: string;
  /** Why it is right, as HTML. */
  readonly why: string;
  /** The rule that allows the move; null for a plain discard. */
  readonly rule: string | null;
  /** True if the scene makes the same move; then its remaining steps can follow. */
  readonly scripted: boolean;
}

/** A legal but wrong move, with its reply as HTML: the author's, or a description of its effect on the hand. */
export interface WrongMove {
  readonly action: Action;
  readonly html: string;
}

/** A step of the scene after the exercise, shown if the reader made the scripted move. */
export interface FollowingStep {
  readonly frame: number;
  readonly text: string;
}

export interface TurnProps extends RulesAddress {
  /** Key in the reader's solved exercises. */
  readonly name: string;
  readonly terms: Terms;
  readonly ask: string;
  readonly recording: Recording;
  /** Index of the frame at which the reader acts. */
  readonly at: number;
  readonly seat: Seat;
  readonly goals: readonly RightMove[];
  readonly wrong: readonly WrongMove[];
  readonly following: readonly FollowingStep[];
}
