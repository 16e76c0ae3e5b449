/** The plainest tile to be taken. */
import type { Seat } from './seats.ts';
import type { Offer } from './table.ts';
import type { Kind } from './tiles.ts';

/** A discard of which nothing is special: not the last tile, nor the first discard, nor one that follows a call. */
export const plainDiscard = (tile: Kind, from: Seat): Offer => ({
  tile,
  from,
  as: 'discard',
  says: null,
  last: false,
  opening: false,
  afterCall: null,
});
