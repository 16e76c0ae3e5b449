/** Turns a game and chosen options into the ruleset that is played. */
import type { Chosen, Game } from '../engine/game.ts';
import { memo } from '../engine/memo.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { FIRST_HAND, firstHandOf } from './first-hand.ts';
import { OptionError, withDefaults } from './options.ts';

export { OptionError, withDefaults };

/**
 * Builds the ruleset for these options. `under` names the kind of hand; every game accepts `first-hand`. Without options it
 * is built once, and what is kept with a ruleset serves whoever asks for that game.
 * @throws OptionError as `withDefaults`, and for an unknown `under`
 */
export const rulesetOf = (game: Game, chosen: Chosen = {}, under = 'ordinary'): Ruleset =>
  Object.keys(chosen).length === 0 ? usualRuleset(game)(under) : instantiate(game, chosen, under);

const usualRuleset = memo((game: Game) => memo((under: string) => instantiate(game, {}, under)));

function instantiate(game: Game, chosen: Chosen, under: string): Ruleset {
  const make = Object.hasOwn(game.under, under) ? game.under[under] : undefined;
  if (!make && under === FIRST_HAND) return firstHandOf(game.under.ordinary(withDefaults(game, chosen)));
  if (!make) {
    const known = Object.keys(game.under).join(', ');
    throw new OptionError('under', `${game.title} is played under: ${known}; not "${under}".`);
  }
  return make(withDefaults(game, chosen));
}
