/** What is written of the kinds of question that two games share is what a search finds. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  findSharedKinds,
  type QuestionMaker,
  sharedKinds,
} from '../../src/compare/two-games/shared-kinds.ts';
import { SHARED_KINDS } from '../../src/compare/two-games/shared-kinds-table.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { conceptIds, conceptsOf } from '../../src/questions/registry.node.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

const kinds = conceptIds.filter((id) => existsSync(`src/questions/${id}/two-games.tsx`));
const pairs = gameIds.flatMap((one, i) => gameIds.slice(i + 1).map((other) => [one, other] as const));

const makerOf = async (id: string): Promise<QuestionMaker> => {
  const generator = createGeneratorContext(await loadGame(id));
  return { generator, concepts: await conceptsOf(generator.ruleset) };
};

describe('kinds of question that two games share', () => {
  test('are written for every pair of games: npm run shared-kinds', () => {
    expect(Object.keys(SHARED_KINDS)).toEqual(pairs.map((pair) => pair.join(' ')));
  });

  test.each(pairs)('%s and %s share what a search finds', async (one, other) => {
    const found = findSharedKinds(await makerOf(one), await makerOf(other), kinds);
    expect(sharedKinds(one, other, kinds)).toEqual(found);
    expect(sharedKinds(other, one, kinds)).toEqual(found);
  });
});
