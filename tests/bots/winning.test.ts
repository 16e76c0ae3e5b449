/** Sensible bots win the game they play; that they beat those who know less of it is in `strengths`. */
import { expect, test } from 'vitest';
import { type Bot, botAction } from '../../src/bots/bot.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import type { TableEvent } from '../../src/engine/events.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { SEATS, type Seat, type Wind } from '../../src/engine/seats.ts';
import { playHand } from '../../src/machines/play.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { LONG, seedOf } from '../scale.ts';

/** Of a hundred hands by four of them, those that nobody may win at the most. */
const DRAWN: Readonly<Record<string, number>> = {
  'two-five-eight': 26,
  changchun: 9,
  'hong-kong': 25,
  'hk-taiwanese': 1,
  british: 10,
  riichi: 15,
};
const HANDS = LONG ? 2000 : 40;

/** How far chance may carry so many hands, in per cent: few of them are no proof, and no reason to fail. */
const chance = (share: number): number => (LONG ? 0 : 4 * Math.sqrt((share * (100 - share)) / HANDS));

const games = (await everyRuleset()).filter(({ name, game }) => name === game);

test.each(games)(
  'of hands of $name by four of them, few are drawn, and none is lost by a mistake',
  ({ name, ruleset }) => {
    const most = DRAWN[name];
    if (most === undefined) throw new Error(`how well one plays ${name} is not said`);
    const drawn = drawnOf(ruleset, `${name} four`, HANDS, sensible);
    expect((100 * drawn) / HANDS).toBeLessThanOrEqual(most + chance(most));
  },
);

/** How many of so many hands are drawn; every seat has its turn as dealer, every wind as the round's. */
function drawnOf(ruleset: Ruleset, use: string, hands: number, bot: Bot): number {
  let drawn = 0;
  for (let n = 0; n < hands; n++) {
    const given = { dealer: SEATS[n % 4] as Seat, round: SEATS[(n >> 2) % 4] as Wind };
    const start = startFrom(ruleset, seedOf(use, n), given);
    const mistakes: TableEvent[] = [];
    const { stage } = playHand(
      ruleset,
      start,
      (table, seat) => botAction(bot, ruleset, table, seat),
      ({ event }) => event.type === 'erred' && mistakes.push(event),
    );
    // Nobody claims a win that is none, or does anything else that has a price.
    expect(mistakes).toEqual([]);
    if (stage.phase !== 'ended') throw new Error('a hand that is played through has ended');
    if (stage.outcome.is === 'drawn') drawn++;
  }
  return drawn;
}
