/** Changchun: a Gang that lies face down, where a table agrees on it. */
import { expect, test } from 'vitest';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { FACE_DOWN } from '../../../src/engine/tiles.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { plays, seated } from '../../fixtures/tables.ts';
import { changchun } from './rules.ts';

const rules = await changchun();

test('an-gang-shown: a Gang that lies face down is seen by nobody else, and is shown before the win counts', async () => {
  const hidden = await changchun({ 'an-gang-shown': false });
  const declared = (ruleset: Ruleset) =>
    plays(seated(ruleset, { turn: 'south', south: '2222m 123p 55p 78s 333s' }), 'south kongs 2m');
  const seen = (ruleset: Ruleset) =>
    seenBy(ruleset, declared(ruleset).table, 2).seats[1]?.melds.map(({ tile }) => tile);
  expect(seen(rules)).toEqual([1]);
  expect(seen(hidden)).toEqual([FACE_DOWN]);
});
