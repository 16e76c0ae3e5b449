/** Names the seats by their winds; east is the dealer. */
import { type Seat, seatOfWind, type Wind, windOf } from '../engine/seats.ts';
import { finish, match, type TextReader, textReader, wrong } from './reader.ts';

export const SEAT_NAMES = ['east', 'south', 'west', 'north'] as const;
export type SeatName = (typeof SEAT_NAMES)[Wind];

/** The wind of this name; undefined where nothing is named. */
export function windNamed(name: SeatName): Wind;
export function windNamed(name: SeatName | undefined): Wind | undefined;
export function windNamed(name: SeatName | undefined): Wind | undefined {
  return name === undefined ? undefined : (SEAT_NAMES.indexOf(name) as Wind);
}

/** Returns a seat's name under this dealer. */
export const seatName = (seat: Seat, dealer: Seat): SeatName => SEAT_NAMES[windOf(seat, dealer)];

/** Parses a seat name. Example with dealer 1: `south` → seat 2. @throws NotationError */
export function parseSeat(text: string, dealer: Seat): Seat {
  const reader = textReader(text);
  const seat = readSeat(reader, dealer);
  finish(reader, 'nothing after the seat');
  return seat;
}

/** @throws NotationError when no seat name comes next */
export function readSeat(reader: TextReader, dealer: Seat): Seat {
  const from = reader.at;
  const word = match(reader, /[A-Za-z]+/y);
  const wind = SEAT_NAMES.indexOf(word as SeatName);
  if (wind < 0) throw wrong(reader, `a seat (${SEAT_NAMES.join(', ')})`, from);
  return seatOfWind(wind as Wind, dealer);
}
