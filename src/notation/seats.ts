/** Seats by their winds: `east south west north`, whoever is dealer. */
import { type Seat, seatOfWind, type Wind, windOf } from '../engine/seats.ts';
import { finish, match, read, type TextReader, wrong } from './reader.ts';

export const SEAT_NAMES = ['east', 'south', 'west', 'north'] as const;
export type SeatName = (typeof SEAT_NAMES)[Wind];

/** The name of a seat under this dealer: its wind. */
export const seatName = (seat: Seat, dealer: Seat): SeatName => SEAT_NAMES[windOf(seat, dealer)];

/** The seat of this name under this dealer. @throws NotationError */
export function parseSeat(text: string, dealer: Seat): Seat {
  const reader = read(text);
  const seat = readSeat(reader, dealer);
  finish(reader, 'nothing after the seat');
  return seat;
}

/** @throws NotationError when no seat is named here */
export function readSeat(reader: TextReader, dealer: Seat): Seat {
  const from = reader.at;
  const word = match(reader, /[A-Za-z]+/y);
  const wind = SEAT_NAMES.indexOf(word as SeatName);
  if (wind < 0) throw wrong(reader, `a seat (${SEAT_NAMES.join(', ')})`, from);
  return seatOfWind(wind as Wind, dealer);
}
