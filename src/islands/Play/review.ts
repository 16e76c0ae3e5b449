/** One line of a hand that is over: how near the reader was, and what cost them most. */
import { type Costly, costliest, type Decision, lackedBy } from '../../bots/review.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { seenBy } from '../../engine/view.ts';
import { frameAt, type TableFilm } from '../../sessions/film.ts';

/** A decision of the reader, and the frame at which it was made. */
export interface Decided extends Decision {
  readonly at: number;
}

export interface Review {
  /** How many tiles were missing; 0 for who has won, null where no win was possible any more. */
  readonly lacked: number | null;
  readonly cost: Costly<Decided> | null;
}

/** @param film played to its end */
export function reviewOf(ruleset: Ruleset, film: TableFilm, seat: Seat): Review {
  const decided = film.frames.flatMap(({ context: { move } }, i): Decided[] => {
    const before = film.frames[i - 1];
    if (!before || typeof move !== 'object' || move === null || move.seat !== seat) return [];
    return [{ at: i - 1, action: move, view: seenBy(ruleset, before.context.table, seat) }];
  });
  const { table } = frameAt(film);
  const { outcome } = seenBy(ruleset, table, seat).stage;
  const won = outcome?.is === 'won' && outcome.winners.some((win) => win.seat === seat);
  return {
    lacked: won ? 0 : lackedBy(seenBy(ruleset, table, seat), ruleset),
    cost: costliest(decided, ruleset),
  };
}
