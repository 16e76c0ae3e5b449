/** Whoever discards what a review calls best deals into fewer hands in riichi than whoever plays as the bots do. */
import { expect, test } from 'vitest';
import { type Bot, botAction } from '../../src/bots/bot.ts';
import { rankedDiscards } from '../../src/bots/ranked-discards.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { seenBy } from '../../src/engine/view.ts';
import { playHand } from '../../src/machines/play.ts';
import { rulesOf } from '../rulesets/riichi/rules.ts';
import { LONG, seedOf } from '../scale.ts';

/** Deals: a match has about eight, so the long run plays five hundred matches of them. */
const DEALS = LONG ? 4000 : 300;

const ruleset = rulesOf({});

/** Plays like the bots, but against a riichi discards what a review calls best. */
const reviewed: Bot = (view, random, rules) => {
  const action = sensible(view, random, rules);
  const isFree = action.do === 'discard' && action.says === undefined && view.threats.length > 0;
  return (isFree && rankedDiscards(view, rules)[0]?.action) || action;
};

/** In how many deals this bot, at the first seat among sensible ones, discards what a hand in riichi wins on. */
function dealIns(bot: Bot): number {
  let count = 0;
  for (let n = 0; n < DEALS; n++) {
    const start = startFrom(ruleset, seedOf('deal-ins', n), { dealer: (n % 4) as 0 | 1 | 2 | 3 });
    const { stage } = playHand(ruleset, start, (table, seat) =>
      botAction(seat === 0 ? bot : sensible, ruleset, table, seat),
    );
    if (stage.phase !== 'ended' || stage.outcome.is !== 'won' || stage.outcome.from !== 0) continue;
    const isOfRiichi = stage.outcome.winners.some(({ score }) =>
      score.lines.some(({ pattern }) => pattern === 'riichi' || pattern === 'double-riichi'),
    );
    if (isOfRiichi) count += 1;
  }
  return count;
}

test('what a review calls best loses to a riichi less often than what a bot plays', () => {
  const [own, usual] = [dealIns(reviewed), dealIns(sensible)];
  console.info(
    `dealt into a riichi: ${own} of ${DEALS}, the bots ${usual}: ${(own / usual).toFixed(2)} of it`,
  );
  expect(usual).toBeGreaterThan(0);
  // Few are counted in the short run: there chance may make up for what is less.
  expect(own).toBeLessThan(LONG ? 0.8 * usual : usual + 2 * Math.sqrt(usual));
});

test('the best is first, whatever it is judged by, and each discard is possible', () => {
  let seen = 0;
  for (let n = 0; n < 4; n++)
    playHand(ruleset, startFrom(ruleset, seedOf('ranked', n)), (table, seat) => {
      const view = seenBy(ruleset, table, seat);
      const ranked = rankedDiscards(view, ruleset);
      for (const { action } of ranked) expect(view.legal).toContainEqual(action);
      const [first] = ranked;
      for (const other of ranked) {
        // Nothing else leaves as much at less risk.
        if (!first || other === first) continue;
        expect(other.value > first.value && other.risk < first.risk).toBe(false);
        seen += 1;
      }
      expect(awaitedSeats(table)).toContain(seat);
      return botAction(sensible, ruleset, table, seat);
    });
  expect(seen).toBeGreaterThan(0);
});
