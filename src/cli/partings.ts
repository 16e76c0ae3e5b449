/**
 * Finds short deals at which each two games part, by as many rules as can be, and writes them down in
 * content/common/divergences.yaml: for whenever a rule, or what players do, has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isTheOne } from '../compare/deal/proof.ts';
import { dealOf, nameOf, seedsFrom } from '../compare/deal/search.ts';
import type { GamePair } from '../compare/deal/start.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import { gameIds, loadGame } from '../rulesets/registry.node.ts';

const FILE = new URL('../../content/common/divergences.yaml', import.meta.url);
/** How many deals of each two games are played. */
const TRIED = 800;
/** How many are kept, and how many of one rule at the most while others have none. */
const MOST = 8;
const LEAST = 5;
/** A deal that parts before anybody has done anything shows nothing. */
const EARLIEST = 3;

interface StoredParting {
  readonly seed: string;
  readonly after: number;
  readonly at: string;
  readonly rule: string;
}

function dealsOf(rulesets: GamePair<Ruleset>): StoredParting[] {
  const byRule = new Map<string, StoredParting[]>();
  for (const seed of seedsFrom(1, TRIED)) {
    const deal = dealOf(rulesets, seed);
    const { parting, beats } = deal;
    if (!parting || beats.length < EARLIEST || !isTheOne(rulesets, seed, deal)) continue;
    const { at, rule } = parting.named;
    const name = nameOf(rulesets, parting.named);
    const entry = { seed, after: beats.length - 1, at: rulesets[at].id, rule };
    byRule.set(name, [...(byRule.get(name) ?? []), entry]);
  }
  const ranked = [...byRule.values()]
    .map((deals) => deals.sort((one, two) => one.after - two.after))
    .sort(([one], [two]) => (one?.after ?? 0) - (two?.after ?? 0));
  const found = ranked.flatMap(([first]) => first ?? []).slice(0, MOST);
  const more = ranked.flatMap(([, ...others]) => others.slice(0, 2));
  return [...found, ...more.slice(0, Math.max(0, LEAST - found.length))];
}

const head = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#'));
const rulesets = await Promise.all(gameIds.map(async (id) => rulesetOf(await loadGame(id))));
const lines = rulesets.flatMap((one, i) =>
  rulesets.slice(i + 1).flatMap((two) => {
    const deals = dealsOf([one, two]);
    process.stdout.write(
      `${one.id}, ${two.id}: ${deals.map(({ rule, after }) => `${rule} (${after})`).join(', ')}\n`,
    );
    return [
      `  - games: [${one.id}, ${two.id}]`,
      '    deals:',
      ...deals.map(
        ({ seed, after, at, rule }) =>
          `      - { seed: "${seed}", after: ${after}, game: ${at}, rule: ${rule} }`,
      ),
    ];
  }),
);
writeFileSync(FILE, [...head, 'pairs:', ...lines, ''].join('\n'));
