/** English names of seats, by player or by wind, with "you" for the reader, and verbs that agree with them. */
import { type Seat, type Wind, windOf } from '../../engine/seats.ts';
import type { MessageContext, SeatForm } from '../message-context.ts';
import { capital, list } from './numbers.ts';

const WIND_NAMES: Readonly<Record<Wind, string>> = { 0: 'East', 1: 'South', 2: 'West', 3: 'North' };

export const windName = (wind: Wind): string => WIND_NAMES[wind];

export function seatName(seat: Seat, messageContext: MessageContext, form: SeatForm = 'name'): string {
  const { players } = messageContext;
  const you = seat === messageContext.reader;
  const wind = windName(windOf(seat, messageContext.dealer));
  const name = you ? 'you' : (players?.[seat] ?? wind);
  switch (form) {
    case 'name':
      return name;
    case 'start':
      return capital(name);
    case 'owner':
      return you ? 'your' : `${name}’s`;
    case 'label':
      return players ? `${capital(name)}, ${wind}` : capital(name);
  }
}

/** Lists seats with the reader first, the others in the given order: "you, South and West". */
export function seatList(seats: readonly Seat[], messageContext: MessageContext): string {
  const reader = seats.filter((seat) => seat === messageContext.reader);
  const others = seats.filter((seat) => seat !== messageContext.reader);
  return list([...reader, ...others].map((seat) => seatName(seat, messageContext)));
}

const IRREGULAR: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes' };
const PLURAL: Readonly<Record<string, string>> = { be: 'are' };

/** The verb form for these seats: "draws" for one, "draw" for several or for "you". */
export function agree(verb: string, seats: readonly Seat[], messageContext: MessageContext): string {
  if (seats.length !== 1 || seats[0] === messageContext.reader) return PLURAL[verb] ?? verb;
  return IRREGULAR[verb] ?? (/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);
}

/** Subject and verb inside a sentence: "you draw", "West draws", "South and West call". */
export function clause(seats: Seat | readonly Seat[], verb: string, messageContext: MessageContext): string {
  const all = typeof seats === 'number' ? [seats] : seats;
  return `${seatList(all, messageContext)} ${agree(verb, all, messageContext)}`;
}

/** The same at the start of a sentence: "You draw". */
export const does = (seats: Seat | readonly Seat[], verb: string, messageContext: MessageContext): string =>
  capital(clause(seats, verb, messageContext));
