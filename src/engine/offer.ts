import type { Seat } from './seats.ts';
import type { Offer } from './table.ts';
import type { Kind } from './tiles.ts';

/** Makes an ordinary discard offer: not the last tile, not the first discard, not after a claim. */
export const plainDiscard = (tile: Kind, from: Seat): Offer => ({
  tile,
  from,
  as: 'discard',
  says: null,
  last: false,
  opening: false,
  afterCall: null,
});
