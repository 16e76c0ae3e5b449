/** The subject of a question about claims: a discard, and who calls it. */
import type { Action, RuleId } from '../../engine/action.ts';
import type { Offer, Table } from '../../engine/table.ts';
import type { SeatFacts } from '../../evaluation/facts.ts';

export type ClaimAction = Extract<Action, { do: 'chow' | 'pung' | 'kong' | 'win' }>;

export interface ClaimedTile {
  readonly table: Table;
  readonly offer: Offer;
  /** In order of distance from the discarder. */
  readonly calls: readonly ClaimAction[];
  /**
   * Facts of every seat that calls a win, under the names its clauses use; for example a required declaration. A fact
   * that is false here is false of all seats.
   */
  readonly facts: SeatFacts;
  /** Rules on offer as reasons. Empty if only the winner of the tile is asked. */
  readonly rules: readonly RuleId[];
  /** The subset of `rules` on offer for each claim, by index of the claim. Left out: all. */
  readonly reasons?: readonly (readonly RuleId[])[];
}
