/** What a game's questions are made with, put together once. */
import type { Chosen, Game } from '../engine/game.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import { blankTable } from './empty-table.ts';
import { relaxationsOf } from './misconceptions/relaxations.ts';
import type { GeneratorContext } from './question.ts';

/** @throws OptionError for options that the game does not have */
export function createGeneratorContext(
  game: Game,
  chosen: Chosen = {},
  under = 'ordinary',
): GeneratorContext {
  const ruleset = rulesetOf(game, chosen, under);
  const table = blankTable(ruleset, under);
  return { ruleset, table, relaxations: relaxationsOf(ruleset, table) };
}

/** The rooms of a game's kinds of hands, without any option chosen; each is put together once. */
export function generatorContexts(game: Game): (under?: string) => GeneratorContext {
  const rooms = new Map<string, GeneratorContext>();
  return (under = 'ordinary') => {
    const known = rooms.get(under) ?? createGeneratorContext(game, {}, under);
    rooms.set(under, known);
    return known;
  };
}
