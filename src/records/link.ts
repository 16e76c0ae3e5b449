/** A deal of a record as a link to the play table. */
import type { Game } from '../engine/game.ts';
import { bySeat, type Seat, seatAfter } from '../engine/seats.ts';
import { courseOf, formatShare } from '../notation/share.ts';
import { shareStart } from '../notation/share-start.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import { ownChoice } from '../rulesets/options.ts';
import { formatAccount } from './account.ts';
import type { ReplayedDeal } from './agreement.ts';

/**
 * The fragment of a link that opens this deal. It carries no name of a player.
 * @param step number of the event to open it at
 * @param you the seat that the reader takes, and whose eyes it is seen with; null for all four hands
 */
export function linkOfDeal(game: Game, replayed: ReplayedDeal, step = 0, you: Seat | null = null): string {
  const { chosen, start, played } = replayed;
  // A reader always sits in seat 0, so the table is turned. Tiles are dealt from the dealer on, and stay where they are.
  const turned = (seat: Seat): Seat => seatAfter(seat, 4 - (you ?? 0));
  const { seats, pot } = start.cash;
  const cash = { seats: bySeat((seat) => seats[seatAfter(seat, you ?? 0)]), pot };
  const course = {
    start: shareStart(rulesetOf(game, chosen), { ...start, dealer: turned(start.dealer), cash }),
    actions: played.actions.map((action) => ({ ...action, seat: turned(action.seat) })),
  };
  return formatShare({
    game: game.id,
    chosen: ownChoice(game, chosen),
    bots: null,
    under: start.under,
    ...course,
    step,
    seat: you === null ? null : 0,
    record: { course: courseOf(course), ...formatAccount(replayed, turned) },
  });
}
