import type { RuleId } from './action.ts';
import type { Seat } from './seats.ts';
import type { Kind } from './tiles.ts';

/** Why an action is refused: the rule, and what it concerns. Text is made from this where it is shown. */
export interface Reason {
  readonly rule: RuleId;
  /** Further rules that the nearest reading also breaks, in rulebook order (near miss). */
  readonly also?: readonly RuleId[];
  readonly tiles?: readonly Kind[];
  readonly seats?: readonly Seat[];
  /** Of a rule with several parts: the one that forbids it here, by the name that its refusal cases use. */
  readonly part?: string;
  /** Actual and required number, if the rule counts something. */
  readonly have?: number;
  readonly need?: number;
  /** For a hand that fits no shape: the part that does not fit. */
  readonly left?: LeftOver;
  /** For a hand below the minimum: its worth in score lines that do not count towards the minimum. */
  readonly idle?: number;
  /** For a hand below the minimum: patterns that would let it win by self-draw or on another of its waits. */
  readonly helps?: readonly RuleId[];
}

/** Why a hand fits no shape. Text is made from it where it is shown. */
export type LeftOver = (
  | /** Only pairs; `fours` lists kinds with all four copies. */
  { readonly is: 'pairs'; readonly count: number; readonly fours: readonly Kind[] }
  /** One pair short of seven pairs; `rule` is that shape's rule. */
  | { readonly is: 'pair-short'; readonly tiles: readonly Kind[]; readonly rule: RuleId }
  /** Three tiles of one suit that are close but no run. */
  | { readonly is: 'no-run'; readonly tiles: readonly Kind[] }
  /** Several pairs beside the sets, though a hand has only one. */
  | { readonly is: 'more-pairs'; readonly kinds: readonly Kind[] }
  /** Leftover tiles, the number of sets, and whether there is a pair. */
  | {
      readonly is: 'tiles';
      readonly tiles: readonly Kind[];
      readonly sets: number;
      readonly hasPair: boolean;
    }
) & {
  /** Rules of other shapes that the hand is nearly, such as seven pairs; absent if there are none. */
  readonly near?: readonly RuleId[];
  /** The chows, if there are more than a hand may have. */
  readonly chows?: { readonly runs: readonly (readonly Kind[])[]; readonly most: number };
};
