/** Waits of a seat at a table, and the rule by which they do not win on a discard. */
import { expect, test } from 'vitest';
import { scoringHandAt } from '../../src/engine/hands.ts';
import { bySeat } from '../../src/engine/seats.ts';
import { judgedWaits } from '../../src/islands/Play/judged-waits.ts';
import { begin } from '../../src/machines/play.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { replayDeal } from '../../src/records/agreement.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { rulesAt, TABLES } from '../records/bots-match.ts';
import { ronnedRiichi } from '../records/made-deals.ts';

const chosen = rulesAt(TABLES.tenhou);

test('a wait that lies among a seat’s own discards is barred by its rule', () => {
  const ruleset = rulesetOf(riichi, chosen);
  // South waits for the 5 of characters alone.
  const table = begin(ruleset, replayDeal(riichi, chosen, ronnedRiichi, null).start);
  const [tile = 0] = parseTiles('5m');
  const waitsAt = (at: typeof table) => judgedWaits({ ruleset, table: at }, 1, scoringHandAt(at, 1));
  expect(waitsAt(table)).toEqual([{ tile, drawn: true, discarded: true, bar: null }]);
  const seats = bySeat((seat) => ({
    ...table.seats[seat],
    ...(seat === 1 && { river: [tile], discards: 1 }),
  }));
  expect(waitsAt({ ...table, seats }).map(({ bar }) => bar)).toEqual(['furiten-own']);
});
