/** Where two deals part, as data: what happened in each, and the rule that did it. */
import type { Action, Reason, RuleId } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Phase, Table } from '../../engine/table.ts';
import type { GamePart } from './rule-areas.ts';
import type { GamePair } from './start.ts';

/** A moment that both deals have in common. */
export interface DealStep {
  readonly tables: GamePair<Table>;
  /** What led to it; null at the start. They differ in what only one game says, never in what is done. */
  readonly events: GamePair<TableEvent | null>;
  /** Where each hand stood when that happened: what the chart's arrow leads from. */
  readonly from: GamePair<Phase | null>;
}

/** What one game makes of the moment at which they part. */
export interface Fork {
  readonly table: Table;
  /** What happened there; nothing where the action is refused, or where the game does nothing. */
  readonly events: readonly TableEvent[];
  /** Where the hand stood before it. */
  readonly from: Phase;
  /** Why this game refuses the action. */
  readonly refusal: Reason | null;
}

/** The rule of one of the games by which it goes another way than the other. */
export interface PartingRule {
  readonly at: 0 | 1;
  readonly rule: RuleId;
  /** Where in a ruleset it lives. */
  readonly part: GamePart;
}

/** What of a settlement two games do otherwise, by the question of the comparison. */
export type SettlementDifference =
  | 'discard-payment'
  | 'self-draw-payment'
  | 'losers'
  | 'dealer-money'
  | 'when-paid';

export interface Parting {
  /** The action that one game allows; null where the games part without anybody's doing. */
  readonly action: Action | null;
  /** Whose moment it is; null where it is everybody's. */
  readonly seat: Seat | null;
  readonly forks: GamePair<Fork>;
  readonly named: PartingRule;
  /** Where they settle otherwise, and no rule of a payment by itself does it: in what. */
  readonly matter: SettlementDifference | null;
  /** The rule of each game that it rests on; null where a game has none about it. */
  readonly rules: GamePair<RuleId | null>;
}

/** What the players do at one moment: an action on one's own turn, or calls; who is not among them passes. */
export interface MomentChoice {
  /** How many moments came before. */
  readonly at: number;
  readonly actions: readonly Action[];
}

/** A deal as two games have it. */
export interface TwoGameDeal {
  /** All that they have in common, the start first. */
  readonly beats: readonly [DealStep, ...DealStep[]];
  /** Null where both come to the same end. */
  readonly parting: Parting | null;
  /** Everything that the players did. */
  readonly choices: readonly MomentChoice[];
  /** A player has to do something and knows nothing to do: what was done in another deal cannot be done in this one. */
  readonly isStuck?: true;
}
