/** Every step, call, shape and kong of a game names a rule that its rulebook has, also where nothing ever says it. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { games, ruleIds } from '../lessons/content.ts';

/** What stands under `rule`, at any depth, each with the way to it. */
function named(part: unknown, way: string): [way: string, rule: string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]): [string, string][] =>
    key === 'rule' && typeof value === 'string' ? [[way, value]] : named(value, `${way}.${key}`),
  );
}

/** The game as it is usually played, and with each value of each switch, under each of its sets of rules. */
const rulesets = (game: Game) =>
  Object.keys(game.under).flatMap((under) =>
    [{}, ...game.options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value })))].map(
      (chosen) => rulesetOf(game, chosen, under),
    ),
  );

test.each(games)('rules that $id names are in its rulebook', (content) => {
  const known = ruleIds(content);
  const all = rulesets(content.game).flatMap((ruleset) => named(ruleset, ruleset.id));
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(([, rule]) => !known.has(rule))).toEqual([]);
});
