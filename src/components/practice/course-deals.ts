/**
 * Builds the deals that a course has its reader win. Each is an address of the play table; bots have played it up to
 * there.
 */
import type { Chosen, Game } from '../../engine/game.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { SetDeal } from '../../islands/Play/set-deal.ts';
import { formatShare, fromSeed } from '../../notation/share.ts';
import type { DealInPlay } from '../../puzzles/deal-in-play.ts';
import { lastDraws, shortDeal, someLastDraws, someShortDeals } from '../../puzzles/deals-to-win.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { YOU } from '../../sessions/hand.ts';
import type { CourseForm } from '../site/forms.ts';

/** A deal of a course, with the reader's concealed tiles at that moment. */
interface CourseDeal extends SetDeal {
  readonly tiles: readonly Kind[];
}

export interface CourseDeals {
  readonly short: CourseDeal;
  readonly last: readonly CourseDeal[];
}

/**
 * Plays the deals that course.yaml names by seed.
 * @throws RangeError where the reader cannot win one of them; the message names seeds that work
 */
export function courseDealsOf(game: Game, { short, last }: CourseForm['deals']): CourseDeals {
  const under = rulesetOf(game, short.rules);
  const ordinary = rulesetOf(game);
  const found = shortDeal(under, short.seed, YOU);
  if (!found) throw notWon(game, short.seed, someShortDeals(under, 'short', YOU, 1));
  return {
    short: dealIn(game, short.rules, found),
    last: last.map((seed) => {
      const one = lastDraws(ordinary, seed, YOU);
      if (!one) throw notWon(game, seed, someLastDraws(ordinary, 'last', YOU, last.length));
      return dealIn(game, {}, one);
    }),
  };
}

const dealIn = (game: Game, chosen: Chosen, { seed, table, actions, moves }: DealInPlay): CourseDeal => ({
  name: `${game.id}/deal/${seed}`,
  link: formatShare({
    game: game.id,
    chosen,
    bots: null,
    under: 'ordinary',
    start: fromSeed(seed),
    actions,
    step: moves,
    seat: YOU,
    record: null,
  }),
  tiles: table.seats[YOU].concealed,
});

const notWon = ({ id }: Game, seed: string, others: readonly DealInPlay[]): RangeError =>
  new RangeError(
    `content/${id}/course.yaml: deals: "${seed}" is not won from where its reader sits down. These are: ${others
      .map((each) => each.seed)
      .join(', ')}.`,
  );
