/** From a game and chosen options to the ruleset that is played. */
import type { Chosen, Game, OptionValue, Ruleset } from '../engine/ruleset.ts';
import { FIRST_HAND, firstHandOf } from './first-hand.ts';

/** An option that this game does not have, or a value that it cannot take. */
export class OptionError extends Error {
  readonly option: string;
  constructor(option: string, message: string) {
    super(message);
    this.name = 'OptionError';
    this.option = option;
  }
}

/** The chosen options with the game's own defaults for the rest.
 *  @throws OptionError for an option or a value the game does not know. */
export function withDefaults(game: Game, chosen: Chosen = {}): Chosen {
  for (const id of Object.keys(chosen)) {
    if (!game.options.some((option) => option.id === id)) {
      const known = game.options.map((option) => option.id).join(', ') || 'none';
      throw new OptionError(id, `${game.title} has no option "${id}"; it has: ${known}.`);
    }
  }
  const all: Record<string, OptionValue> = {};
  for (const { id, values, default: usual } of game.options) {
    const value = chosen[id] ?? usual;
    if (!values.includes(value)) {
      throw new OptionError(id, `"${id}" can be ${values.join(', ')}; it cannot be ${String(value)}.`);
    }
    all[id] = value;
  }
  return all;
}

/** The ruleset under these options; every game has the hand of the first lesson. @throws OptionError as `withDefaults`, and for an unknown `under`. */
export function rulesetOf(game: Game, chosen: Chosen = {}, under = 'ordinary'): Ruleset {
  const make = Object.hasOwn(game.under, under) ? game.under[under] : undefined;
  if (!make && under === FIRST_HAND) return firstHandOf(game.under.ordinary(withDefaults(game, chosen)));
  if (!make) {
    const known = Object.keys(game.under).join(', ');
    throw new OptionError('under', `${game.title} is played under: ${known}; not "${under}".`);
  }
  return make(withDefaults(game, chosen));
}
