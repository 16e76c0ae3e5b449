/** Who made an original call during the exchanges of a goulash: they give no more, and keep their hand. */
import { memory } from '../../engine/clause.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Json, Table } from '../../engine/table.ts';

export interface Exchanges {
  readonly [key: string]: Json;
  /** How many exchanges there have been. */
  readonly done: number;
  /** At which step each seat made its original call; null where it made none. */
  readonly calledAt: readonly (number | null)[];
  /** The last step at which words were told: whether to skip is asked once in a round. */
  readonly announcedAt: number;
  /** All agreed to leave out the rest. */
  readonly skipped: boolean;
}

/** What is remembered of this hand's exchanges; nothing in a hand without any. */
export const exchangesMade = memory<Exchanges>('exchanges', {
  done: 0,
  calledAt: [null, null, null, null],
  announcedAt: -1,
  skipped: false,
});

export const calledInExchange = (table: Table, seat: Seat): boolean =>
  exchangesMade.of(table).calledAt[seat] !== null;
