/** The players that one may sit down with: each strength wins more than the one below it. */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { BOTS } from '../../src/bots/strengths.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { playHand } from '../../src/machines/play.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { strengths } from '../../src/storage/settings.ts';
import { LONG, seedOf } from '../scale.ts';

const HANDS = LONG ? 500 : 32;
const steps = strengths.slice(1).map((strong, below) => [strengths[below] ?? strong, strong] as const);

describe.each(gameIds)('in %s', async (id) => {
  const ruleset = rulesetOf(await loadGame(id));

  test.each(steps)('two of “%s” win less than the two “%s” players beside them', (weak, strong) => {
    const wins = { weak: 0, strong: 0 };
    for (let n = 0; n < HANDS; n++) {
      const isStrong = (seat: Seat) => seat % 2 === n % 2;
      const start = startFrom(ruleset, seedOf(`${id} ${strong}`, n), { dealer: SEATS[(n >> 1) % 4] as Seat });
      const { stage } = playHand(ruleset, start, (table, seat) =>
        botAction(BOTS[isStrong(seat) ? strong : weak], ruleset, table, seat),
      );
      if (stage.phase !== 'ended' || stage.outcome.is !== 'won') continue;
      for (const { seat } of stage.outcome.winners) wins[isStrong(seat) ? 'strong' : 'weak']++;
    }
    expect(wins.strong).toBeGreaterThan(wins.weak);
  });
});
