/** Seats by their winds, "you" for the reader, and verbs that agree with them. */
import { type Seat, type Wind, windOf } from '../../engine/seats.ts';
import type { MessageContext, SeatForm } from '../message-context.ts';
import { capital, list } from './numbers.ts';

const WIND_NAMES: Readonly<Record<Wind, string>> = { 0: 'East', 1: 'South', 2: 'West', 3: 'North' };

export const windName = (wind: Wind): string => WIND_NAMES[wind];

export function seatName(seat: Seat, telling: MessageContext, form: SeatForm = 'name'): string {
  const you = seat === telling.reader;
  if (form === 'owner') return you ? 'your' : `${windName(windOf(seat, telling.dealer))}’s`;
  const name = you ? 'you' : windName(windOf(seat, telling.dealer));
  return form === 'start' ? capital(name) : name;
}

/** The reader first, the others in turn order as given. */
export function seatList(seats: readonly Seat[], telling: MessageContext): string {
  const reader = seats.filter((seat) => seat === telling.reader);
  const others = seats.filter((seat) => seat !== telling.reader);
  return list([...reader, ...others].map((seat) => seatName(seat, telling)));
}

const IRREGULAR: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes' };
const PLURAL: Readonly<Record<string, string>> = { be: 'are' };

/** The verb as this many people, or the reader, do it. */
export function agree(verb: string, seats: readonly Seat[], telling: MessageContext): string {
  if (seats.length !== 1 || seats[0] === telling.reader) return PLURAL[verb] ?? verb;
  return IRREGULAR[verb] ?? (/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);
}

/** Subject and verb inside a sentence: "you draw", "West draws", "South and West call". */
export function clause(seats: Seat | readonly Seat[], verb: string, telling: MessageContext): string {
  const all = typeof seats === 'number' ? [seats] : seats;
  return `${seatList(all, telling)} ${agree(verb, all, telling)}`;
}

/** The same at its beginning: "You draw". */
export const does = (seats: Seat | readonly Seat[], verb: string, telling: MessageContext): string =>
  capital(clause(seats, verb, telling));
