/** The discard of a day: real deals of bots, at a moment at which something is to be chosen. */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { lackedBy } from '../../src/bots/hand-review.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { withVerdict } from '../../src/engine/legality/verdict.ts';
import { seenBy } from '../../src/engine/view.ts';
import { compareDiscards, duelOf } from '../../src/islands/Play/duel.ts';
import { discardOfDay } from '../../src/puzzles/discard-of-day.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { frameAt, makeMove } from '../../src/sessions/hand-history.ts';

const DAYS = ['2026-11-26', '2026-11-27', '2026-11-28'];

describe.each(gameIds)('the discard of a day in %s', async (id) => {
  const game = await loadGame(id);
  const ruleset = rulesetOf(game);

  test('is the reader’s own, two tiles from a win, and the same for everybody', () => {
    for (const day of DAYS) {
      const { table, seed } = discardOfDay(ruleset, day, 0);
      expect(table.stage).toMatchObject({ phase: 'deciding', seat: 0 });
      expect(lackedBy(seenBy(ruleset, table, 0), ruleset)).toBe(2);
      expect(botAction(sensible, ruleset, table, 0).do).toBe('discard');
      expect(discardOfDay(ruleset, day, 0).seed).toBe(seed);
    }
  });

  test('is held beside the bot’s, and what each leaves is counted', () => {
    const { hand, history, duel } = duelOf(game, DAYS[0] as string);
    if (!history || duel === undefined) throw new Error('nothing was dealt');
    const { table } = frameAt(history);
    const best = botAction(sensible, hand.ruleset, table, 0);
    if (best.do !== 'discard') throw new Error('the bot discards nothing');
    expect(compareDiscards(hand.ruleset, history, duel)).toBeNull();
    const same = compareDiscards(
      hand.ruleset,
      makeMove(hand.machine, history, withVerdict(hand.ruleset, table, best)),
      duel,
    );
    expect(same?.isSame).toBe(true);
    expect(same?.leaves.map(({ tile }) => tile)).toEqual([best.tile]);
    expect(same?.leaves[0]?.left?.short).toBe(2);
    const others = table.seats[0].concealed.filter((kind) => kind !== best.tile);
    for (const tile of others.slice(0, 3)) {
      const judged = withVerdict(hand.ruleset, table, { ...best, tile });
      if (judged.verdict.is !== 'allowed') continue;
      const result = compareDiscards(hand.ruleset, makeMove(hand.machine, history, judged), duel);
      expect(result?.isSame).toBe(false);
      expect(result?.leaves.map((each) => each.tile)).toEqual([best.tile, tile]);
      // Nobody comes nearer by another discard.
      expect(result?.leaves[1]?.left?.short ?? 9).toBeGreaterThanOrEqual(2);
    }
  });
});
