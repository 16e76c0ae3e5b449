/**
 * What happens at a table, rule by rule: `plays.txt` of each game, written from its rulebook. Its first section is a
 * whole hand; each of the others sets a table and says what is done there, what is offered and refused, and what is paid.
 */
import { describe, test } from 'vitest';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { playRows } from '../fixtures/plays.ts';
import { sectionsIn } from '../fixtures/worth-table.ts';

describe.each(gameIds)('%s', async (id) => {
  const rules = await loadGame(id);
  test.each(sectionsIn(`${id}/plays.txt`))('$id: $title', ({ rows }) => playRows(rules, rows));
});
