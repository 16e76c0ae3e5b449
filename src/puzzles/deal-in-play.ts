/** A deal that bots play up to the moment at which the reader takes over. */
import { botAction } from '../bots/bot.ts';
import { naive } from '../bots/naive.ts';
import { sensible } from '../bots/sensible.ts';
import type { Action } from '../engine/action.ts';
import { startFrom } from '../engine/deal.ts';
import type { Seed } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import type { Table } from '../engine/table.ts';
import { begin, playMove } from '../machines/play.ts';

/** A deal and how far it has been played. */
export interface DealInPlay {
  readonly seed: Seed;
  readonly table: Table;
  /** The players' actions so far. */
  readonly actions: readonly Action[];
  /** Number of moves so far, the referee's included. */
  readonly moves: number;
}

/** The moment at which the reader takes over. */
export interface Moment {
  /** Can this deal no longer reach the moment? */
  readonly isPast: (table: Table) => boolean;
  /** Is this the moment, on this seat's turn? */
  readonly isNow: (ruleset: Ruleset, table: Table, seat: Seat) => boolean;
}

/** Plays the deal of this seed up to the moment. Returns null if it never comes. */
export function dealUpTo(ruleset: Ruleset, seed: Seed, seat: Seat, moment: Moment): DealInPlay | null {
  const actions: Action[] = [];
  let table = begin(ruleset, startFrom(ruleset, seed));
  for (let moves = 0; ; moves++) {
    const { stage } = table;
    if (stage.phase === 'ended' || moment.isPast(table)) return null;
    if (stage.phase === 'deciding' && stage.seat === seat && moment.isNow(ruleset, table, seat))
      return { seed, table, actions, moves };
    const [next] = awaitedSeats(table);
    const action =
      next === undefined ? 'referee' : botAction(next === seat ? sensible : naive, ruleset, table, next);
    table = movedBy(ruleset, table, action);
    if (action !== 'referee') actions.push(action);
  }
}

/**
 * The table after a bot's action.
 * @throws Error if the rules refuse the action
 */
export function movedBy(ruleset: Ruleset, table: Table, action: Action | 'referee'): Table {
  const done = playMove(ruleset, table, action);
  if (done.is !== 'done') throw new Error(`a bot’s action is refused: ${done.reason.rule}`);
  return done.table;
}
