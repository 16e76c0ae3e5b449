/** What is said of a hand that is over rests on the same chances as the hints. */
import { describe, expect, test } from 'vitest';
import { type Bot, botAction } from '../../src/bots/bot.ts';
import { costliest, lackedBy, type SeenDecision } from '../../src/bots/hand-review.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { actionKey } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import type { Table } from '../../src/engine/table.ts';
import { seenBy } from '../../src/engine/view.ts';
import { begin, playMove } from '../../src/machines/play.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { runs } from '../scale.ts';

/** A hand of four such bots, and what the first of them decided in it. */
function played(ruleset: Ruleset, bot: Bot, seed: string): { decisions: SeenDecision[]; end: Table } {
  const decisions: SeenDecision[] = [];
  let table = begin(ruleset, startFrom(ruleset, seed));
  for (;;) {
    const awaits = awaitedSeats(table);
    const { phase } = table.stage;
    if (phase === 'ended') return { decisions, end: table };
    const [seat] = awaits;
    const move = seat === undefined ? 'referee' : botAction(bot, ruleset, table, seat);
    if (seat === 0 && move !== 'referee') decisions.push({ view: seenBy(ruleset, table, 0), action: move });
    const done = playMove(ruleset, table, move);
    if (done.is !== 'done') throw new Error(`a bot was refused by ${done.reason.rule}`);
    table = done.table;
  }
}

const HANDS = Math.max(4, Math.ceil(runs(400) / 50));
const games = (await everyRuleset()).filter(({ name }) => !name.includes('='));

describe.each(games)('$name', ({ ruleset }) => {
  test('whoever plays as the hints advise is told of no mistake', () => {
    for (let n = 0; n < HANDS; n++) {
      const { decisions } = played(ruleset, sensible, `review-${n}`);
      expect(costliest(decisions, ruleset, 3)).toEqual([]);
    }
  });

  test('what would have been better was allowed, is another action, and left a better chance', () => {
    let told = 0;
    for (let n = 0; n < HANDS; n++) {
      const { decisions, end } = played(ruleset, naive, `review-${n}`);
      const [cost] = costliest(decisions, ruleset, 3);
      const lacked = lackedBy(seenBy(ruleset, end, 0), ruleset);
      expect(lacked === null || lacked >= 0).toBe(true);
      if (!cost) continue;
      told++;
      const { view, action } = cost.decision;
      expect(view.legal.map(actionKey)).toContain(actionKey(cost.better));
      expect(actionKey(cost.better)).not.toBe(actionKey(action));
      expect(cost.times).toBeGreaterThanOrEqual(1.25);
    }
    expect(told).toBeGreaterThan(0);
  });
});
