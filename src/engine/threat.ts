/**
 * What everybody knows of a hand that a seat has declared, as data. Nothing is decided by it: whether a tile wins, clauses
 * and shapes say. Bots and hints fold by it, so that a game tells them itself which discards are safe.
 */
import type { Seat } from './seats.ts';
import type { Kind } from './tiles.ts';

/** What it has not won on. A hand that waits for any of these kinds wins on no discard at all. */
export interface UnwonTiles {
  /** What its own seat has discarded. */
  readonly discarded: readonly Kind[];
  /** What others have discarded since it was declared. */
  readonly letGo: readonly Kind[];
}

/** A declared hand that may win on a discard. */
export interface Threat extends UnwonTiles {
  readonly seat: Seat;
}
