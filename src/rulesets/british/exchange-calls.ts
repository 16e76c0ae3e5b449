/** State of a goulash's exchanges. Seats with an original call give no more tiles and keep their hand. */
import { memory } from '../../engine/clause.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Json, Table } from '../../engine/table.ts';

export interface Exchanges {
  readonly [key: string]: Json;
  /** Number of exchanges made. */
  readonly done: number;
  /** The step at which each seat made its original call; null if it made none. */
  readonly calledAt: readonly (number | null)[];
  /** The last step at which words were said; it limits the question whether to skip to once a round. */
  readonly announcedAt: number;
  /** True if all agreed to skip the remaining exchanges. */
  readonly skipped: boolean;
}

/** Exchange state of this hand; the initial state in a hand without exchanges. */
export const exchangesMade = memory<Exchanges>('exchanges', {
  done: 0,
  calledAt: [null, null, null, null],
  announcedAt: -1,
  skipped: false,
});

export const calledInExchange = (table: Table, seat: Seat): boolean =>
  exchangesMade.of(table).calledAt[seat] !== null;
