/**
 * Stores the days on which the reader did something of each game. An exercise and a card keep one day each, so that days
 * of practising the same again would be lost.
 */
import { fieldsOf, load, save } from './storage.ts';

const NOTE = 'days';

/** The days of a game, "2026-11-27", oldest first. */
export function readDays(game: string): readonly string[] {
  const days = fieldsOf(load(NOTE)['games'])[game];
  return Array.isArray(days) ? days.filter((day) => typeof day === 'string') : [];
}

/** Notes that something of this game was done on this day. */
export function markDay(game: string, today = new Date()): void {
  const day = today.toISOString().slice(0, 10);
  const days = readDays(game);
  if (!days.includes(day))
    save(NOTE, { games: { ...fieldsOf(load(NOTE)['games']), [game]: [...days, day] } });
}
