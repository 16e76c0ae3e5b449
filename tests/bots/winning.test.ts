/** Sensible bots win the game they play, and beat those that know no more of it than sets and a pair. */
import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bots/bot.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { oldSensible } from '../fixtures/old-sensible/sensible.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { tally } from '../fixtures/tally.ts';
import { LONG } from '../scale.ts';

/** In per cent: of hands by four of them, those that nobody may win at the most; and those that one of them must win
 *  at the least against three that know less. */
const WANTED: Readonly<Record<string, { readonly drawn: number; readonly won: number }>> = {
  'two-five-eight': { drawn: 26, won: 25 },
  changchun: { drawn: 9, won: 25 },
  'hong-kong': { drawn: 25, won: 30 },
  'hk-taiwanese': { drawn: 1, won: 25 },
  british: { drawn: 10, won: 25 },
  // A sixth game, of which nothing stands in the room of the bots.
  riichi: { drawn: 15, won: 30 },
};
const HANDS = LONG ? 2000 : 60;
/** Where the old ones know nearly all there is to know, it takes more hands to tell the difference. */
const CLOSE: Readonly<Record<string, number>> = { 'hk-taiwanese': LONG ? 8000 : 60 };

const games = [...(await everyRuleset()).filter(({ name, game }) => name === game)].map(
  ({ name, ruleset }) => {
    const wanted = WANTED[name];
    if (!wanted) throw new Error(`how well one plays ${name} is not said`);
    return { name, ruleset, ...wanted };
  },
);

/** How far chance may carry so many hands, in per cent: few of them are no proof, and no reason to fail. */
const chance = (share: number, hands: number): number =>
  LONG ? 0 : 4 * Math.sqrt((share * (100 - share)) / hands);

const share = (part: number, { hands }: { readonly hands: number }): number => (100 * part) / hands;

describe.each(games)('$name', ({ name, ruleset, drawn, won }) => {
  const told = (use: string, hands: number, hosts: Bot, guest?: Bot) =>
    tally(ruleset, `${name} ${use}`, hands, hosts, guest);

  test(`of hands by four of them, at most ${drawn} in a hundred are drawn`, () => {
    const found = told('four', HANDS, sensible);
    expect(share(found.drawn, found)).toBeLessThanOrEqual(drawn + chance(drawn, HANDS));
  });

  test(`against three of the old ones it wins more than ${won} hands in a hundred`, () => {
    const hands = CLOSE[name] ?? HANDS;
    const found = told('against', hands, oldSensible, sensible);
    expect(share(found.guest, found)).toBeGreaterThan(won - chance(won, hands));
  });
});
