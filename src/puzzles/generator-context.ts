/** Builds the context in which a game's questions are dealt: ruleset, empty table and relaxations. */

import type { Chosen, Game } from '../engine/game.ts';
import { memo } from '../engine/memo.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import { blankTable } from './empty-table.ts';
import { relaxationsOf } from './misconceptions/relaxations.ts';
import type { GeneratorContext } from './question.ts';

/** @throws OptionError if the game does not have one of the options */
export function createGeneratorContext(
  game: Game,
  chosen: Chosen = {},
  under = 'ordinary',
): GeneratorContext {
  const ruleset = rulesetOf(game, chosen, under);
  const table = blankTable(ruleset, under);
  return { ruleset, table, relaxations: relaxationsOf(ruleset, table) };
}

/** Contexts of a game without options, by the name of the set of rules (`under`). Each is built once. */
export const generatorContexts = memo((game: Game): ((under?: string) => GeneratorContext) => {
  const contextUnder = memo((under: string) => createGeneratorContext(game, {}, under));
  return (under = 'ordinary') => contextUnder(under);
});
