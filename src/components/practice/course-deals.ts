/** Deals that a course has its reader win: each an address of the play table, up to which bots have played. */
import type { Chosen, Game } from '../../engine/game.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { SetDeal } from '../../islands/Play/set-deal.ts';
import { formatShare, fromSeed } from '../../notation/share.ts';
import type { DealInPlay } from '../../puzzles/deal-in-play.ts';
import { lastDraws, shortDeal, someLastDraws, someShortDeals } from '../../puzzles/deals-to-win.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { YOU } from '../../sessions/hand.ts';
import type { CourseForm } from '../site/forms.ts';

/** One of them, with what the reader holds in it. */
interface CourseDeal extends SetDeal {
  readonly tiles: readonly Kind[];
}

export interface CourseDeals {
  readonly short: CourseDeal;
  readonly last: readonly CourseDeal[];
}

/** @throws RangeError where one is not won, with the seeds of some that are */
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
  }),
  tiles: table.seats[YOU].concealed,
});

const notWon = ({ id }: Game, seed: string, others: readonly DealInPlay[]): RangeError =>
  new RangeError(
    `content/${id}/course.yaml: deals: "${seed}" is not won from where its reader sits down. These are: ${others
      .map((each) => each.seed)
      .join(', ')}.`,
  );
