/** Where the wind of the round is worth something it is shown, and only there. */
import { expect, test } from 'vitest';
import { scoringHandAt } from '../../src/engine/hands.ts';
import type { Wind } from '../../src/engine/seats.ts';
import { EAST } from '../../src/engine/tiles.ts';
import { seenBy } from '../../src/engine/view.ts';
import { byDraw, judgeHand } from '../../src/engine/win.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { seated } from '../fixtures/tables.ts';

test.each(gameIds)('%s', async (id) => {
  const ruleset = rulesetOf(await loadGame(id));
  const more = ruleset.deal.sets === 5 ? ' 678s' : '';
  const worth = (round: Wind): string | null => {
    // West holds three east winds, so that they are of the round or of nothing.
    const west = `[222m<] 333p 444s${more} EEE 55p`;
    const { table } = seated(ruleset, { turn: 'west', west, drew: '5p', round });
    const verdict = judgeHand({ ruleset, table }, 2, scoringHandAt(table, 2), byDraw(13));
    return verdict.wins ? JSON.stringify(verdict.score) : null;
  };
  const matters = (ruleset.tiles[EAST] ?? 0) > 0 && worth(0) !== worth(1);
  const { table } = seated(ruleset, { turn: 'west', west: '5p' });
  expect(seenBy(ruleset, table, 0).roundCounts).toBe(matters);
});
