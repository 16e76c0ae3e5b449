/** The site lists the games that have a course; the judge and the tests of rules know the others, too. */
import { expect, test } from 'vitest';
import { gameIds, ruledGameIds } from '../../src/rulesets/registry.node.ts';
import { gameIds as inSite } from '../../src/rulesets/registry.ts';

test('a game that has rules and no content yet is not listed on the site', () => {
  // Whoever gives it a folder in content/ takes it off what registry.ts leaves out.
  expect(inSite).toEqual(gameIds);
  for (const id of gameIds) expect(ruledGameIds).toContain(id);
});
