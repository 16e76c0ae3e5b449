/** Points after a deal, by what the record says of it. */
import { type BySeat, bySeat } from '../engine/seats.ts';
import type { RecordDeal } from './record.ts';

const BET = 1000;

/**
 * What each seat has after the changes that the record tells; null where it does not say. A bet is laid with each riichi,
 * but not where its discard is taken for a win.
 */
export function pointsByChanges({
  points,
  changes,
  events,
  result,
}: Pick<RecordDeal, 'points' | 'changes' | 'events' | 'result'>): BySeat<number> | null {
  if (!points || !changes) return null;
  const won = result?.is === 'won' || (result?.is === 'drawn' && result.why === 'three-wins');
  const last = events.length - 1;
  const bets = events.filter(
    (event, i) => event.type === 'discarded' && event.riichi && !(won && i === last),
  );
  return bySeat(
    (seat) => points[seat] + changes[seat] - BET * bets.filter((bet) => bet.seat === seat).length,
  );
}
