/** What is discarded is ranked once: bots play it, hints say it, reviews list it; and it loses to a riichi less often. */
import { expect, test } from 'vitest';
import { type Bot, botAction } from '../../src/bots/bot.ts';
import { rankedDiscards } from '../../src/bots/ranked-discards.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { seenBy } from '../../src/engine/view.ts';
import { hintFor } from '../../src/islands/Play/hint.ts';
import { playHand } from '../../src/machines/play.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { rulesOf } from '../rulesets/riichi/rules.ts';
import { LONG, seedOf } from '../scale.ts';

/** Deals: a match has about eight, so the long run plays five hundred matches of them. */
const DEALS = LONG ? 4000 : 300;

const ruleset = rulesOf({});

/** Plays like the bots, but against a riichi discards what leaves its own hand the most, as if nobody had declared. */
const heedless: Bot = (view, random, rules) => {
  const action = sensible(view, random, rules);
  const isFree = action.do === 'discard' && action.says === undefined && view.threats.length > 0;
  return isFree ? sensible({ ...view, threats: [] }, random, rules) : action;
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

test('what a review calls best loses to a riichi less often than what looks at the own hand alone', () => {
  const [own, usual] = [dealIns(sensible), dealIns(heedless)];
  console.info(
    `dealt into a riichi: ${own} of ${DEALS}, the heedless ${usual}: ${(own / usual).toFixed(2)} of it`,
  );
  expect(usual).toBeGreaterThan(0);
  // Few are counted in the short run: there chance may make up for what is less.
  expect(own).toBeLessThan(LONG ? 0.8 * usual : usual + 2 * Math.sqrt(usual));
});

test.each((await everyRuleset()).filter(({ name, game }) => name === game))(
  'in $name the first of a review is what the bots discard, and what a hint says',
  ({ ruleset }) => {
    let seen = 0;
    let decisions = 0;
    playHand(ruleset, startFrom(ruleset, seedOf('one ranking', 0)), (table, seat) => {
      const action = botAction(sensible, ruleset, table, seat);
      if (action.do !== 'discard' || ++decisions % (LONG ? 1 : 9) !== 0) return action;
      const view = seenBy(ruleset, table, seat);
      const [first] = rankedDiscards(view, ruleset);
      const hint = hintFor(view, { ruleset, table });
      expect([first?.action.tile, hint?.action]).toEqual([action.tile, action]);
      seen += 1;
      return action;
    });
    expect(seen).toBeGreaterThan(0);
  },
);

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
