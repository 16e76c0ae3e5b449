/**
 * The discard of the day: a deal that bots have played up to a discard worth choosing. Everybody with the same seed
 * gets the same one.
 */
import { lackedBy } from '../bots/hand-review.ts';
import { thoughtOf } from '../bots/sensible.ts';
import { countTiles } from '../engine/counts.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { hasNeighbour } from '../engine/sets.ts';
import { type Table, tilesLeft } from '../engine/table.ts';
import { seenBy } from '../engine/view.ts';
import { type DealInPlay, dealUpTo } from './deal-in-play.ts';
import { SHORT } from './deals-to-win.ts';

/** Number of deals tried before giving up. */
const DEALS = 60;

/**
 * Finds the first deal among `<seed>-0`, `<seed>-1`, … that comes to a real choice.
 * @throws RangeError if none of DEALS deals does
 */
export function discardOfDay(ruleset: Ruleset, seed: string, seat: Seat): DealInPlay {
  for (let deal = 0; deal < DEALS; deal++) {
    const found = dealUpTo(ruleset, `${seed}-${deal}`, seat, { isPast: isLate, isNow: isChoice });
    if (found) return found;
  }
  throw new RangeError(`${ruleset.id} has no such discard in ${DEALS} deals`);
}

/** Least number of tiles left in the wall. With fewer, the tiles a good discard waits for may no longer be drawn. */
const LATE = 20;
const isLate = ({ wall }: Table): boolean => tilesLeft(wall) < LATE;

/** The hand is two tiles from a win, and the sensible bot's discard has a copy or a neighbour in the hand. */
function isChoice(ruleset: Ruleset, table: Table, seat: Seat): boolean {
  const view = seenBy(ruleset, table, seat);
  if (lackedBy(view, ruleset) !== SHORT) return false;
  const action = thoughtOf(view, ruleset)?.action;
  if (action?.do !== 'discard') return false;
  const counts = countTiles(view.seats[seat].concealed);
  return (counts[action.tile] as number) > 1 || hasNeighbour(counts, action.tile);
}
