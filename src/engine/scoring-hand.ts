import type { Counts } from './counts.ts';
import type { Meld } from './melds.ts';
import type { Wind } from './seats.ts';
import type { Kind } from './tiles.ts';

/** The hand that shapes, constraints and patterns read. Red fives are already plain fives here. */
export interface ScoringHand {
  /** Concealed tiles as counts by kind, including the winning tile. */
  readonly counts: Counts;
  readonly melds: readonly Meld[];
  readonly bonus: readonly Kind[];
  /** The red fives of the hand, as tiles 43–45; `counts` and `melds` list plain fives. Left out if there are none. */
  readonly reds?: readonly Kind[];
  readonly seatWind: Wind;
  readonly roundWind: Wind;
}
