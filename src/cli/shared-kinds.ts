/**
 * `npm run shared-kinds` finds which kinds of question two games share, and writes them into
 * src/compare/two-games/shared-kinds-table.ts. Run it when a rule or a kind of question has changed.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { findSharedKinds, type QuestionMaker } from '../compare/two-games/shared-kinds.ts';
import { createGeneratorContext } from '../puzzles/generator-context.ts';
import { conceptIds, conceptsOf } from '../questions/registry.node.ts';
import { gameIds, loadGame } from '../rulesets/registry.node.ts';

const FILE = new URL('../compare/two-games/shared-kinds-table.ts', import.meta.url);

/** The kinds that can be asked of two games, whichever these are. */
const kinds = conceptIds.filter((id) =>
  existsSync(new URL(`../questions/${id}/two-games.tsx`, import.meta.url)),
);

const makers = await Promise.all(
  gameIds.map(async (id): Promise<QuestionMaker> => {
    const generator = createGeneratorContext(await loadGame(id));
    return { generator, concepts: await conceptsOf(generator.ruleset) };
  }),
);
const lines = makers.flatMap((one, i) =>
  makers.slice(i + 1).map((other) => {
    const [here, there] = [one, other].map(({ generator }) => generator.ruleset.id);
    return `  '${here} ${there}': [${findSharedKinds(one, other, kinds)
      .map((kind) => `'${kind}'`)
      .join(', ')}],`;
  }),
);
writeFileSync(
  FILE,
  [
    '/** The kinds of question that two games share, by their ids in alphabetical order: `npm run shared-kinds` writes it. */',
    'export const SHARED_KINDS: Readonly<Record<string, readonly string[]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n'),
);
