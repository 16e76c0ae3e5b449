/** Which tables of a scene keep its place, so that no step makes it higher. */
import { expect, test } from 'vitest';
import { seenBy } from '../../src/engine/view.ts';
import { highestOf } from '../../src/islands/Scene/highest.ts';
import { concealedOf } from '../../src/ui/Table/places.ts';
import { plays, seated } from '../fixtures/tables.ts';
import { british } from '../rulesets/british/rules.ts';

test('a hand whose drawn tile stands apart needs more room than one that has won with it', async () => {
  const rules = await british();
  const drawn = seated(rules, { turn: 'south', south: '222p 777s 444m 88m 33p 3p, fishing', drew: '3p' });
  const won = plays(drawn, 'south wins');
  const views = [drawn, won].map(({ table }) => seenBy(rules, table, null));
  const [first, ...others] = highestOf(
    views.map((view) => ({ view })),
    1,
  );
  expect(others).toEqual([]);
  expect(first && concealedOf(first, 1).drawn).not.toBeNull();
});
