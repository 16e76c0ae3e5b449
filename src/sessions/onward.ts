/** How a table goes on without the reader: the others act, the referee does what is his, or what was played is seen again. */

import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/table-facts.ts';
import { heardBy } from '../engine/view.ts';
import { frameAt, going, goTo, isLive, type TableFilm } from './film.ts';
import type { Setting } from './hand.ts';

/**
 * Goes on by one event that these eyes can see; what they cannot see happens on the way. Frames that are there
 * already are only looked at. The same film comes back where the reader must act, others wait, or nothing is left.
 */
export function onward(setting: Setting, film: TableFilm, you: Seat, eyes: Seat | null): TableFilm {
  let now = film;
  for (;;) {
    const next = isLive(now) ? unasked(setting, now, you) : goTo(now, now.at + 1);
    if (next === now) return now;
    now = next;
    const { event } = frameAt(now);
    if (event && heardBy(event, eyes) !== null) return now;
  }
}

/** One move of another seat or of the referee; the same film where neither has one. */
function unasked({ machine, others }: Setting, film: TableFilm, you: Seat): TableFilm {
  const { table } = frameAt(film);
  const awaits = awaitedSeats(table);
  const { phase } = table.stage;
  if (phase === 'ended') return film;
  if (awaits.length === 0) return going(machine, film, 'referee');
  const other = awaits.find((seat) => seat !== you);
  return other === undefined || typeof others !== 'function'
    ? film
    : going(machine, film, others(table, other));
}

/** Whether somebody is to act who has not sat down yet. */
export function awaitsComing({ others }: Setting, film: TableFilm, you: Seat): boolean {
  if (others !== 'coming' || !isLive(film)) return false;
  return awaitedSeats(frameAt(film).table).some((seat) => seat !== you);
}
