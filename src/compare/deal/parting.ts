/** Data types for where two deals part: what happened in each, and the rule responsible. */
import type { Action, RuleId } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Phase, Table } from '../../engine/table.ts';
import type { GamePart } from './rule-areas.ts';
import type { GamePair } from './start.ts';

/** A moment that both deals share. */
export interface DealStep {
  readonly tables: GamePair<Table>;
  /** Events that led to it; null at the start. They differ only in declarations of one game. */
  readonly events: GamePair<TableEvent | null>;
  /** Phases before the event, where the chart's arrow starts. */
  readonly from: GamePair<Phase | null>;
}

/** One game's version of the moment at which they part. */
export interface Fork {
  readonly table: Table;
  /** Events there; empty if the action is refused or the game does nothing. */
  readonly events: readonly TableEvent[];
  /** Phase before the events. */
  readonly from: Phase;
  /** Why this game refuses the action; null if it does not. */
  readonly refusal: Reason | null;
}

/** The rule by which one game (`at`) deviates from the other. */
export interface PartingRule {
  readonly at: 0 | 1;
  readonly rule: RuleId;
  /** The ruleset part that holds the rule. */
  readonly part: GamePart;
}

/** How two settlements differ; each value is the id of a comparison question. */
export type SettlementDifference =
  | 'discard-payment'
  | 'self-draw-payment'
  | 'losers'
  | 'dealer-money'
  | 'when-paid';

export interface Parting {
  /** The action that only one game allows; null if they part without a player's choice. */
  readonly action: Action | null;
  /** The seat concerned; null if it is everybody. */
  readonly seat: Seat | null;
  readonly forks: GamePair<Fork>;
  readonly named: PartingRule;
  /** The difference between settlements; null if it is none or a single rule explains it. */
  readonly matter: SettlementDifference | null;
  /** The rule of each game behind its version; null if a game has none. */
  readonly rules: GamePair<RuleId | null>;
}

/** The players' actions at one moment: one on a turn, or calls. Seats not listed pass. */
export interface MomentChoice {
  /** Number of moments before this one. */
  readonly at: number;
  readonly actions: readonly Action[];
}

/** A deal as both games play it. */
export interface TwoGameDeal {
  /** All common moments, starting with the deal. */
  readonly beats: readonly [DealStep, ...DealStep[]];
  /** Null if both reach the same end. */
  readonly parting: Parting | null;
  /** All actions of the players. */
  readonly choices: readonly MomentChoice[];
  /** Set if a seat must act but the script has no legal action for it, as when choices of another deal are replayed. */
  readonly isStuck?: true;
}
