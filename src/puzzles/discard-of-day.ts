/** A discard that has to be chosen, in a deal that bots have played so far: the same one for everybody with this seed. */
import { lackedBy } from '../bots/hand-review.ts';
import { thoughtOf } from '../bots/sensible.ts';
import { countTiles } from '../engine/counts.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { hasNeighbour } from '../engine/sets.ts';
import { left, type Table } from '../engine/table.ts';
import { seenBy } from '../engine/view.ts';
import { type DealInPlay, dealUpTo } from './deal-in-play.ts';
import { SHORT } from './deals-to-win.ts';

/** How many deals are tried before there is none. */
const DEALS = 60;

/** @throws RangeError where none of the deals "<seed>-0", "<seed>-1", … comes to a choice */
export function discardOfDay(ruleset: Ruleset, seed: string, seat: Seat): DealInPlay {
  for (let deal = 0; deal < DEALS; deal++) {
    const found = dealUpTo(ruleset, `${seed}-${deal}`, seat, { isPast: isLate, isNow: isChoice });
    if (found) return found;
  }
  throw new RangeError(`${ruleset.id} has no such discard in ${DEALS} deals`);
}

/** Where so few tiles are left, what is counted best may no longer come. */
const LATE = 20;
const isLate = ({ wall }: Table): boolean => left(wall) < LATE;

/** Two tiles from a win, and what a sensible player discards stands beside others, or is one of several. */
function isChoice(ruleset: Ruleset, table: Table, seat: Seat): boolean {
  const view = seenBy(ruleset, table, seat);
  if (lackedBy(view, ruleset) !== SHORT) return false;
  const action = thoughtOf(view, ruleset)?.action;
  if (action?.do !== 'discard') return false;
  const counts = countTiles(view.seats[seat].concealed);
  return (counts[action.tile] as number) > 1 || hasNeighbour(counts, action.tile);
}
