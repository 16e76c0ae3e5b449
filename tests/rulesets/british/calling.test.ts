/** One tile short of a win: which discards lead there is asked of a table under its rules, and of no other. */
import { expect, test } from 'vitest';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { callingDiscards } from '../../../src/rulesets/british/ready.ts';
import { dealt } from '../../fixtures/tables.ts';
import { british } from './rules.ts';

const KNITTED = '1m1p 2m2s 3p3s 4m4p 5m5s 6p6s 79m';

test('knitting-suits: one table under two rules has the discards of each, whichever is asked first', async () => {
  const free = await british();
  const same = await british({ 'knitting-suits': 'same' });
  const { table } = dealt(free, { east: KNITTED });
  const asked = [free, same, free, same].map((ruleset) => callingDiscards({ ruleset, table }, 0));
  expect(asked).toEqual([parseTiles('79m'), [], parseTiles('79m'), []]);
});
