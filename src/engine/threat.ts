/**
 * Public knowledge about a declared hand, as data for bots and hints to fold by. It decides nothing: clauses and
 * shapes judge wins. Each game states it, so that bots need no knowledge of the game.
 */
import type { RuleId } from './action.ts';
import type { Seat } from './seats.ts';
import type { Kind } from './tiles.ts';

/** The rules that what is known of a declared hand rests on. */
export interface ThreatRules {
  /** The hand cannot win on what its own seat has discarded. */
  readonly discarded: RuleId;
  /** The hand cannot win on what other seats have discarded since the declaration. */
  readonly letGo: RuleId;
  /** The seat says that its hand is ready. */
  readonly declared: RuleId;
  /** The hand does not change after the declaration. */
  readonly frozen: RuleId;
  /** There are so many tiles of each kind: nobody waits with one that is in sight. */
  readonly counted: RuleId;
}

/** Tiles the hand has not won on. If it waits for any of these kinds, it cannot win on a discard at all. */
export interface UnwonTiles {
  /** Discards of its own seat. */
  readonly discarded: readonly Kind[];
  /** Discards of other seats since the declaration. */
  readonly letGo: readonly Kind[];
}

/** A declared hand that may win on a discard. */
export interface Threat extends UnwonTiles {
  readonly seat: Seat;
}
