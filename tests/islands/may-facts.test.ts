/** What is told beside the table of "May you?". */
import { expect, test } from 'vitest';
import { blankTable } from '../../src/puzzles/empty-table.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { tableSeen } from '../../src/questions/may/table-seen.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

const boxTold = async (game: string): Promise<number | null> => {
  const generator = createGeneratorContext(await loadGame(game), {}, 'ordinary');
  const table = blankTable(generator.ruleset);
  const asked = { table, since: [], action: { do: 'pass', seat: 0 }, rules: [] } as const;
  return tableSeen(asked, generator).facts.box;
};

test('of a box that runs out it is told how much is left, of a dead wall that is always full it is not', async () => {
  expect(await boxTold('british')).toBeGreaterThan(0);
  expect(await boxTold('riichi')).toBe(null);
  expect(await boxTold('hong-kong')).toBe(null);
});
