/** What is remembered of each seat's riichi: asked by everything that depends on it. */
import { memory } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';

export type SeatRiichi = {
  /** `declared` until the discard is let go, `pays` for the event that lets it go, `stands` from then on. */
  readonly is: 'no' | 'declared' | 'pays' | 'stands';
  /** It was declared with the first discard of all, in an unbroken go-around. */
  readonly double: boolean;
  /** Nothing has come between since. */
  readonly ippatsu: boolean;
  /** Where its tile lies sideways in the river; `next` while the one that did has been called. */
  readonly sideways: number | 'next' | null;
};

const NO_RIICHI: SeatRiichi = { is: 'no', double: false, ippatsu: false, sideways: null };

export const riichis = memory<readonly SeatRiichi[]>('riichi', [NO_RIICHI, NO_RIICHI, NO_RIICHI, NO_RIICHI]);

export const riichiOf = ({ table }: Pick<Position, 'table'>, seat: Seat): SeatRiichi =>
  riichis.of(table)[seat] ?? NO_RIICHI;

export const isInRiichi = (position: Pick<Position, 'table'>, seat: Seat): boolean =>
  riichiOf(position, seat).is !== 'no';

/** Whether the bet of this deal lies on the table. */
export const hasBet = (position: Pick<Position, 'table'>, seat: Seat): boolean =>
  riichiOf(position, seat).is === 'stands';
