/** Hands played by bots up to their last draws: the reader sits down then, one tile short, and plays them out. */
import { botAction } from '../bots/bot.ts';
import { naive } from '../bots/naive.ts';
import { sensible } from '../bots/sensible.ts';
import type { Action } from '../engine/action.ts';
import { startFrom } from '../engine/deal.ts';
import { scoringHandAt, scoringHandWith } from '../engine/hands.ts';
import type { Seed } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { left, type Table } from '../engine/table.ts';
import { waits } from '../engine/win.ts';
import { begin, playMove } from '../machines/play.ts';

/** How many tiles the wall still has. */
export const LAST_DRAWS = 8;

/** A hand and how far it has been played. */
interface LastDraws {
  readonly seed: Seed;
  readonly table: Table;
  /** What the players have done so far. */
  readonly actions: readonly Action[];
  /** How many moves that were, the referee's among them. */
  readonly moves: number;
}

/**
 * The hand of this seed where its wall has eight tiles left and it is this seat's turn; null where it is over before,
 * where it is another's turn then, and where no discard leaves the hand one tile short.
 */
function lastDraws(ruleset: Ruleset, seed: Seed, seat: Seat): LastDraws | null {
  const actions: Action[] = [];
  let table = begin(ruleset, startFrom(ruleset, seed));
  for (let moves = 0; ; moves++) {
    const awaits = awaitedSeats(table);
    const { phase } = table.stage;
    if (phase === 'ended' || left(table.wall) < LAST_DRAWS) return null;
    if (left(table.wall) === LAST_DRAWS && table.stage.phase === 'deciding' && table.stage.seat === seat) {
      return isShort(ruleset, table, seat) ? { seed, table, actions, moves } : null;
    }
    const [next] = awaits;
    const action =
      next === undefined ? 'referee' : botAction(next === seat ? sensible : naive, ruleset, table, next);
    const done = playMove(ruleset, table, action);
    if (done.is !== 'done') throw new Error(`a bot’s action is refused: ${done.reason.rule}`);
    if (action !== 'referee') actions.push(action);
    table = done.table;
  }
}

/** Whether some discard leaves a hand that one tile completes. */
function isShort(ruleset: Ruleset, table: Table, seat: Seat): boolean {
  const hand = scoringHandAt(table, seat);
  return table.seats[seat].concealed.some(
    (tile) => waits(ruleset, scoringHandWith(hand, tile, -1)).length > 0,
  );
}

/** How many deals are tried before there is none. */
const DEALS = 1500;

/**
 * Some of them, from a seed.
 * @throws RangeError where so many are not found
 */
export function someLastDraws(ruleset: Ruleset, seed: string, seat: Seat, count: number): LastDraws[] {
  const found: LastDraws[] = [];
  for (let deal = 0; deal < DEALS && found.length < count; deal++) {
    const one = lastDraws(ruleset, `${seed}-${deal}`, seat);
    if (one) found.push(one);
  }
  if (found.length < count)
    throw new RangeError(`${ruleset.id} has ${found.length} such hands in ${DEALS} deals`);
  return found;
}
