/** Names for what no strategy of a ruleset decides. */
import type { RuleId } from './action.ts';

/**
 * The rules of what goes by itself. The engine does it unasked, so no refusal ever names them: they are named where
 * somebody asks by which rule it goes so.
 */
export interface Flow {
  /** What the game is played with. */
  readonly tiles: RuleId;
  /** How the first turn of a deal begins. */
  readonly opens: RuleId;
  /** Whose turn comes after whose. */
  readonly turns: RuleId;
  /** That a turn is a draw and a discard. */
  readonly draws: RuleId;
  /** What whoever has called does next. */
  readonly called: RuleId;
  /** Whose turn comes after the caller's. */
  readonly onward: RuleId;
  /** Where supplements are drawn from. */
  readonly pile: RuleId;
  /** What becomes of a bonus tile that is drawn; null where there are none. */
  readonly bonus: RuleId | null;
  /** Which bonus tile belongs to which seat; null where nobody owns one. */
  readonly order: RuleId | null;
  /** That nobody sees what another draws. */
  readonly hidden: RuleId;
  /** That all who may call are asked, and the quickest is not preferred. */
  readonly together: RuleId;
  /** That several win with one tile; null where one does. */
  readonly shared: RuleId | null;
  /** That the last discard may be called. */
  readonly last: RuleId;
  /** Whether a concealed kong lies open. */
  readonly shown: RuleId;
  /** That a hand wins whatever it is worth; null where no rule says it, or there is a minimum. */
  readonly anyWorth: RuleId | null;
  /** That of several readings the best one counts; null where no rule says it. */
  readonly best: RuleId | null;
  /** That a called set opens the hand; null where no rule says it. */
  readonly opened: RuleId | null;
  /** How many counters lie there in the next deal; null where there are none. */
  readonly counters: RuleId | null;
  /** That what lies in the pot stays there after a deal that nobody wins; null where there is none. */
  readonly betsStay: RuleId | null;
  /** What a match comes to, where that is something else than what everyone has in the end. */
  readonly final: RuleId | null;
}
