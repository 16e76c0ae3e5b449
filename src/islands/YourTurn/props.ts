import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { View } from '../../engine/view.ts';
import type { Recording, RulesAddress } from '../../sessions/props.ts';

/** A right move, and what is said once it is made. */
export interface RightMove {
  readonly action: Action;
  readonly text: string;
  /** Why it is right, as HTML. */
  readonly why: string;
  /** The rule that lets one make it, where it is more than a discard. */
  readonly rule: string | null;
  /** Whether it is what the scene does too: then the rest of the scene follows from it. */
  readonly scripted: boolean;
}

/** A move that is allowed and not right, with its answer as HTML: its author's, or what it does to the hand. */
export interface WrongMove {
  readonly action: Action;
  readonly html: string;
}

/** What happens after the exercise, where the reader did what the scene does. */
export interface FollowingStep {
  readonly frame: number;
  readonly text: string;
}

export interface TurnProps extends RulesAddress {
  /** Its name among the reader's solved exercises. */
  readonly name: string;
  readonly terms: Terms;
  readonly ask: string;
  readonly recording: Recording;
  /** The frame at which the reader acts. */
  readonly at: number;
  readonly first: View;
  readonly seat: Seat;
  readonly goals: readonly RightMove[];
  readonly wrong: readonly WrongMove[];
  readonly following: readonly FollowingStep[];
}
