/** Riichi state per seat, used by every rule that depends on riichi. */
import { memory } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';

export type SeatRiichi = {
  /** `declared` until the discard is not claimed, `pays` during the event that shows this, then `stands`. */
  readonly is: 'no' | 'declared' | 'pays' | 'stands';
  /** Double riichi: declared with the seat's first discard in an unbroken go-around. */
  readonly double: boolean;
  /** True while ippatsu is still possible. */
  readonly ippatsu: boolean;
  /** Index of the sideways tile in the river; `next` if it was claimed and the next discard lies sideways. */
  readonly sideways: number | 'next' | null;
};

const NO_RIICHI: SeatRiichi = { is: 'no', double: false, ippatsu: false, sideways: null };

export const riichis = memory<readonly SeatRiichi[]>('riichi', [NO_RIICHI, NO_RIICHI, NO_RIICHI, NO_RIICHI]);

export const riichiOf = ({ table }: Pick<Position, 'table'>, seat: Seat): SeatRiichi =>
  riichis.of(table)[seat] ?? NO_RIICHI;

export const isInRiichi = (position: Pick<Position, 'table'>, seat: Seat): boolean =>
  riichiOf(position, seat).is !== 'no';

/** Does this seat's bet lie on the table? */
export const hasBet = (position: Pick<Position, 'table'>, seat: Seat): boolean =>
  riichiOf(position, seat).is === 'stands';
