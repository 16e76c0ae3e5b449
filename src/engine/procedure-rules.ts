/** Rule ids of procedures that no strategy of a ruleset decides. */
import type { RuleId } from './action.ts';

/**
 * Rules of procedures that the engine runs by itself. Refusals never name them; they are named when the reader asks
 * why play goes this way.
 */
export interface Flow {
  /** Tiles in play. */
  readonly tiles: RuleId;
  /** Start of the first turn of a deal. */
  readonly opens: RuleId;
  /** Turn order. */
  readonly turns: RuleId;
  /** A turn is a draw and a discard. */
  readonly draws: RuleId;
  /** Next step of a seat after its claim. */
  readonly called: RuleId;
  /** Turn order after a claim. */
  readonly onward: RuleId;
  /** Source of replacement tiles. */
  readonly pile: RuleId;
  /** Handling of a drawn bonus tile; null if there are none. */
  readonly bonus: RuleId | null;
  /** Assignment of bonus tiles to seats; null if there is none. */
  readonly order: RuleId | null;
  /** Draws are hidden from other seats. */
  readonly hidden: RuleId;
  /** All seats that may claim are asked, and the quickest is not preferred. */
  readonly together: RuleId;
  /** Several seats may win on one tile; null if only one may. */
  readonly shared: RuleId | null;
  /** The last discard may be claimed. */
  readonly last: RuleId;
  /** Is a concealed kong shown? */
  readonly shown: RuleId;
  /** Any complete hand wins; null if no rule says so or there is a minimum. */
  readonly anyWorth: RuleId | null;
  /** The best reading counts; null if no rule says so. */
  readonly best: RuleId | null;
  /** A claimed meld opens the hand; null if no rule says so. */
  readonly opened: RuleId | null;
  /** Number of counters in the next deal; null if there are none. */
  readonly counters: RuleId | null;
  /** The pot stays after a drawn hand; null if there is no pot. */
  readonly betsStay: RuleId | null;
  /** Final match result; null if it is just the cash at the end. */
  readonly final: RuleId | null;
}
