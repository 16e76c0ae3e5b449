/** Tests take the wins of played deals from their file, which `tests/site/lookups.test.ts` holds true. */
import { readFileSync } from 'node:fs';
import { keepPlayedWins } from '../../src/puzzles/played-wins.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

for (const id of gameIds) {
  const written = readFileSync(new URL(`../../content/${id}/played-wins.txt`, import.meta.url), 'utf8');
  keepPlayedWins(rulesetOf(await loadGame(id)), written.trimEnd().split('\n'));
}
