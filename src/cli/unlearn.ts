/**
 * `npm run unlearn` searches the boards of “I know one game, teach me another”, and writes
 * content/common/unlearn-boards.yaml.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { compareForm, unlearnForm } from '../compare/form.ts';
import type { PairBoards } from '../compare/unlearn/page.ts';
import { pairsOf, pointsOf } from '../compare/unlearn/plan.ts';
import { boardsAt, type Guest, type Home } from '../compare/unlearn/search.ts';
import { createGeneratorContext } from '../puzzles/generator-context.ts';
import { conceptsOf } from '../puzzles/registry.node.ts';
import { gameIds, loadGame } from '../rulesets/registry.node.ts';

const folder = new URL('../../content/common/', import.meta.url);
const read = (name: string): unknown => parse(readFileSync(new URL(name, folder), 'utf8'));

const HEAD = `# The boards of unlearn.yaml: by the game that is learnt and the game that is known, a question of practice for each point
# that a position turns on, and after it one like it on which the habit is right. Made by \`npm run unlearn\`; do not write here.
`;

const comparison = compareForm.parse(read('compare.yaml'));
const plan = unlearnForm.parse(read('unlearn.yaml'));
const homes = new Map<string, Home>();
for (const id of gameIds) {
  const generator = createGeneratorContext(await loadGame(id));
  homes.set(id, { generator, concepts: await conceptsOf(generator.ruleset) });
}
const pairs = pairsOf(comparison, gameIds);
const all: Record<string, Record<string, PairBoards>> = {};
for (const [to, home] of homes) {
  const guests = pairs.flatMap(({ from, to: at }): [string, Guest][] => {
    const own = homes.get(from)?.generator.ruleset;
    return at === to && own ? [[from, { own, points: pointsOf(comparison, plan, from, to) }]] : [];
  });
  if (guests.length === 0) continue;
  all[to] = boardsAt(home, new Map(guests));
  for (const [from, boards] of Object.entries(all[to])) {
    console.log(`${from} → ${to}: ${Object.keys(boards).join(', ')}`);
  }
}
writeFileSync(
  new URL('unlearn-boards.yaml', folder),
  HEAD + stringify(all, { sortMapEntries: true, lineWidth: 0 }),
);
