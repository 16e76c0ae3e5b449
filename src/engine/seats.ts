/** Four seats in turn order. A seat stays with its player; its wind follows the dealer. */
export type Seat = 0 | 1 | 2 | 3;
/** 0 East, 1 South, 2 West, 3 North. */
export type Wind = 0 | 1 | 2 | 3;

export const SEATS: readonly Seat[] = [0, 1, 2, 3];

export const isSeat = (value: unknown): value is Seat =>
  value === 0 || value === 1 || value === 2 || value === 3;

/** The seat `steps` turns after `seat`. */
export const seatAfter = (seat: Seat, steps = 1): Seat => ((seat + steps) & 3) as Seat;

/** Turns from seat `from` to `seat`, 0–3. Example: from 3 to 1 is 2. */
export const distance = (from: Seat, seat: Seat): 0 | 1 | 2 | 3 => ((seat - from) & 3) as Seat;

/** The wind of a seat under this dealer, who is East. */
export const windOf = (seat: Seat, dealer: Seat): Wind => ((seat - dealer) & 3) as Wind;

/** The seat that has this wind under this dealer. */
export const seatOfWind = (wind: Wind, dealer: Seat): Seat => ((wind + dealer) & 3) as Seat;

/** The other three, in turn order after `seat`. */
export const othersAfter = (seat: Seat): readonly Seat[] => OTHERS[seat];

const OTHERS: readonly [readonly Seat[], readonly Seat[], readonly Seat[], readonly Seat[]] = [
  [1, 2, 3],
  [2, 3, 0],
  [3, 0, 1],
  [0, 1, 2],
];

/** One value per seat. */
export type BySeat<T> = readonly [T, T, T, T];

export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => [make(0), make(1), make(2), make(3)];

/** A copy with one seat's value replaced. */
export function withSeat<T>(all: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  const copy: [T, T, T, T] = [all[0], all[1], all[2], all[3]];
  copy[seat] = value;
  return copy;
}
