/** The warm-up's table. */
import { scoringHandIn, type View } from '../../engine/view.ts';
import { waits } from '../../engine/win.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { handOf, opening, YOU } from '../../sessions/hand.ts';
import { createSession } from '../../sessions/session.ts';
import { gameNow } from '../rules.ts';
import { warmUpStarts } from './opening.ts';
import { quiet } from './passing-bot.ts';

export type WarmUpTable = ReturnType<typeof createWarmUpTable>;

/** Deals the warm-up of a game: its hands, one after the other, and then from the first again. */
export function createWarmUpTable(id: string) {
  const game = gameNow(id);
  const ruleset = rulesetOf(game, {}, 'warm-up');
  const [first, ...others] = warmUpStarts(ruleset);
  const hand = handOf(game, {}, first, quiet);
  const hands = [hand, ...others.map((start) => handOf(game, {}, start, quiet))];
  const session = createSession(hand, opening(hand), { seat: YOU });
  session.setPace('brisk');
  return {
    session,
    /** Deals the next hand. */
    dealNext: () => {
      const next = hands[(hands.indexOf(session.setting()) + 1) % hands.length] ?? hand;
      session.sit(next, opening(next));
    },
    /** Waits of the reader's hand between turns; empty during a turn. */
    waiting: (view: View) =>
      view.seats[YOU].concealed.length % 3 === 1 ? waits(ruleset, scoringHandIn(view, YOU)) : [],
  };
}
