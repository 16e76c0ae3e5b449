/** The warm-up's table with its rules, loaded after the page is drawn. */
import type { Kind } from '../../engine/tiles.ts';
import { scoringHandIn, type View } from '../../engine/view.ts';
import { waits } from '../../engine/win.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { type Hand, handOf, opening, YOU } from '../../sessions/hand.ts';
import { createSession, type Session } from '../../sessions/session.ts';
import { warmUpStart } from './opening.ts';
import { quiet } from './passing-bot.ts';

export interface WarmUpTable {
  readonly session: Session<Hand>;
  readonly again: () => void;
  /** Waits of the reader's hand between turns; empty during a turn. */
  readonly waiting: (view: View) => readonly Kind[];
}

/** Loads the game and deals the warm-up. Call the returned function inside a Solid component owner. */
export async function warmUpTable(game: string): Promise<() => WarmUpTable> {
  const found = await loadGame(game);
  const ruleset = rulesetOf(found, {}, 'warm-up');
  const hand = handOf(found, {}, warmUpStart(ruleset), quiet);
  return () => {
    const session = createSession(hand, opening(hand), { seat: YOU });
    session.setPace('brisk');
    return {
      session,
      again: () => session.sit(hand, opening(hand)),
      waiting: (view) =>
        view.seats[YOU].concealed.length % 3 === 1 ? waits(ruleset, scoringHandIn(view, YOU)) : [],
    };
  };
}
