/** The final score of a match, and the bets left in the pot (rule `final-score`). */
import type { Chosen } from '../../engine/game.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Position } from '../../engine/ruleset.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import { penaltiesOf } from './chombo.ts';

/** Uma by place, in thousands of points. */
const UMA: Readonly<Record<string, readonly number[]>> = {
  '15-5': [15, 5, -5, -15],
  '20-10': [20, 10, -10, -20],
  '30-10': [30, 10, -10, -30],
  none: [0, 0, 0, 0],
};

/** Seats ordered by points, highest first; ties go to the seat that was East earlier. */
export const placesOf = ({ cash }: Table): readonly Seat[] =>
  [...SEATS].sort((a, b) => cash.seats[b] - cash.seats[a] || a - b);

/** Seats with the same points as this one, itself included. */
const equalsOf = ({ cash }: Table, seat: Seat): readonly Seat[] =>
  SEATS.filter((other) => cash.seats[other] === cash.seats[seat]);

/** Per seat, its share of the amounts by place. Tied seats share equally, unless seat order decides (`ties`). */
function byPlace(table: Table, amounts: readonly number[], chosen: Chosen): BySeat<number> {
  const places = placesOf(table);
  return bySeat((seat) => {
    const seats = chosen['ties'] === 'seat-order' ? [seat] : equalsOf(table, seat);
    const sum = seats.reduce<number>((total, each) => total + (amounts[places.indexOf(each)] ?? 0), 0);
    return sum / seats.length;
  });
}

/** Pays the leftover pot to the leader; tied leaders share it, rounded down (rule `leftover-pot`). */
export function leftover({ table }: Position, chosen: Chosen): readonly PaymentGroup[] {
  const rule = 'leftover-pot';
  const [first] = placesOf(table);
  const { pot } = table.cash;
  if (pot === 0 || first === undefined || chosen['leftover-to'] === 'lost') return [];
  const seats = chosen['ties'] === 'seat-order' ? [first] : equalsOf(table, first);
  const amount = Math.floor(pot / seats.length);
  return [{ rule, payments: seats.map((to) => ({ from: 'pot', to, amount, rule, book: 'cash' })) }];
}

export const finalBy =
  (chosen: Chosen) =>
  (position: Position): BySeat<number> => {
    const { table } = position;
    const taken = Number(chosen['return-points'] ?? 30_000);
    const oka = Math.max(0, 4 * (taken - Number(chosen['start-points'] ?? 30_000)));
    const uma = UMA[String(chosen['uma-values'] ?? '15-5')] ?? [];
    const amounts = uma.map((thousands, place) => 1000 * thousands + (place === 0 ? oka : 0));
    const places = byPlace(table, amounts, chosen);
    const less = penaltiesOf(position, chosen);
    return bySeat((seat) => table.cash.seats[seat] - taken + places[seat] - (less[seat] ?? 0));
  };
