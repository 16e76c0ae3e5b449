/**
 * `npm run partings` finds short deals at which each pair of games parts, by as many rules as possible, and writes
 * content/common/divergences.yaml. Run it when a rule or the bots have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isTheOne } from '../compare/deal/proof.ts';
import { dealOf, nameOf, seedsFrom } from '../compare/deal/search.ts';
import type { GamePair } from '../compare/deal/start.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import { gameIds, loadGame } from '../rulesets/registry.node.ts';

const FILE = new URL('../../content/common/divergences.yaml', import.meta.url);
/** Deals that are played per pair of games. */
const DEALS_PER_PAIR = 800;
/**
 * At most MOST deals are kept, one per rule. Where there are fewer than LEAST, further deals of the same rules fill up,
 * at most two each.
 */
const MOST = 8;
const LEAST = 5;
/** Fewest steps before the parting; an earlier one shows nothing. */
const EARLIEST = 3;

interface StoredParting {
  readonly seed: string;
  readonly after: number;
  readonly at: string;
  readonly rule: string;
}

function dealsOf(rulesets: GamePair<Ruleset>): StoredParting[] {
  const byRule = new Map<string, StoredParting[]>();
  for (const seed of seedsFrom(1, DEALS_PER_PAIR)) {
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
