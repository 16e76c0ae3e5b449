/** A deal of a record as a link to the play table. */
import type { Game } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { formatShare } from '../notation/share.ts';
import { shareStart } from '../notation/share-start.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import { ownChoice } from '../rulesets/options.ts';
import type { ReplayedDeal } from './agreement.ts';

/**
 * The fragment of a link that opens this deal. It carries no name of a player.
 * @param step number of the event to open it at
 * @param seat whose eyes one sees it with; null for all four hands
 */
export function linkOfDeal(
  game: Game,
  { chosen, start, played }: ReplayedDeal,
  step = 0,
  seat: Seat | null = null,
): string {
  return formatShare({
    game: game.id,
    chosen: ownChoice(game, chosen),
    bots: null,
    under: start.under,
    start: shareStart(rulesetOf(game, chosen), start),
    actions: played.actions,
    step,
    seat,
  });
}
