/** The lesson that every course begins with agrees with each game, and with the warm-up of the home page. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { copiesOf } from '../../src/engine/counts.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

const folder = new URL('../../content/common/scenes/', import.meta.url);
const scenes = readdirSync(folder).map((file) => [file, parse(readFileSync(new URL(file, folder), 'utf8'))]);

test.each(scenes)('%s deals no pair that a game refuses', async (_file, { deal }) => {
  const hand = parseTiles(deal.south.replaceAll(' ', ''));
  const pairs = [...new Set(hand)].filter((kind) => copiesOf(hand, kind) === 2);
  for (const id of gameIds) {
    const { constraints } = rulesetOf(await loadGame(id)).wins;
    const accepted = constraints.flatMap(({ asks }) => (asks?.pairs ? [asks.pairs] : []));
    for (const kinds of accepted) for (const pair of pairs) expect(kinds, id).toContain(pair);
  }
});
